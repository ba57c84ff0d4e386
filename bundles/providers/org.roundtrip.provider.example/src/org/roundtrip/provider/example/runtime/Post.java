// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example.runtime;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Makes the calls of the generated stub: posts each argument as a line to the operation's address. */
public final class Post {
    private final HttpClient client;
    private final URI base;
    private final Duration limit;

    /** @param limit how long a call may take: one that takes longer is an error, and the next one is made */
    Post(HttpClient client, URI base, Duration limit) {
        this.client = client;
        this.base = base;
        this.limit = limit;
    }

    /** Makes one call. @return the result as text */
    public String call(String operation, Object... arguments) throws IOException, InterruptedException {
        StringBuilder lines = new StringBuilder();
        for (Object argument : arguments) {
            lines.append(argument).append('\n');
        }
        HttpResponse<String> reply = client.send(HttpRequest.newBuilder(base.resolve(operation)).timeout(limit)
                .POST(BodyPublishers.ofString(lines.toString())).build(), BodyHandlers.ofString());
        if (reply.statusCode() != 200) {
            throw new IOException("the server answered with status " + reply.statusCode());
        }
        return reply.body();
    }
}
