// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example.runtime;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.FreshConnection;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/** Step 5: the client's process. The harness makes the calls with the stub and times them. */
public final class ExampleClient implements ClientHalf {
    private HttpClient client;
    private Duration limit;

    /** Creates what the middleware needs before it connects. This is not timed. */
    @Override
    public void prepare(ClientSetting setting) {
        client = newClient();
        limit = Duration.ofSeconds(setting.timeoutSeconds());
    }

    private static HttpClient newClient() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    /**
     * Connects. This middleware looks nothing up. The HTTP library connects with the first request, so an empty
     * request is sent.
     */
    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        Post post = new Post(client, URI.create(endpoint.address()), limit);
        steps.connect(() -> post.call(""));
        return stub(post);
    }

    /** A connection that a plan's {@code connections} ask for. A client of its own has one; its call opens it, so nothing else does. */
    @Override
    public FreshConnection fresh(Endpoint endpoint, Object first) {
        HttpClient own = newClient();
        return new FreshConnection() {
            @Override
            public Object connect() throws Exception {
                return stub(new Post(own, URI.create(endpoint.address()), limit));
            }

            @Override
            public void close() {
                own.close();
            }
        };
    }

    private static Object stub(Post post) throws ReflectiveOperationException {
        return Generated.type("Stub").getConstructor(Post.class).newInstance(post);
    }

    @Override
    public void close() {
        if (client != null) {
            client.close();
        }
    }
}
