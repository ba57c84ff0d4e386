// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example.runtime;

import java.net.URI;
import java.net.http.HttpClient;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;

/** Step 5: the client's process. What the stub is called with and how it is timed is the harness's work. */
public final class ExampleClient implements ClientHalf {
    private HttpClient client;

    /** Whatever the middleware needs to exist; on no clock. */
    @Override
    public void prepare(ClientSetting setting) {
        client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    /** There is nothing to look up. The library connects when it first posts, so something empty is posted. */
    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        Post post = new Post(client, URI.create(endpoint.address()));
        steps.connect(() -> post.call(""));
        return Generated.type("Stub").getConstructor(Post.class).newInstance(post);
    }

    @Override
    public void close() {
        if (client != null) {
            client.close();
        }
    }
}
