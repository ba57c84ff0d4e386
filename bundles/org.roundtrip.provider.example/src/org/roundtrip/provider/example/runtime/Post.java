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

/** Makes the calls of the generated stub: posts each argument as a line to the operation's address. */
public final class Post {
    private final HttpClient client;
    private final URI base;

    Post(HttpClient client, URI base) {
        this.client = client;
        this.base = base;
    }

    /** Makes one call. @return the result as text */
    public String call(String operation, Object... arguments) throws IOException, InterruptedException {
        StringBuilder lines = new StringBuilder();
        for (Object argument : arguments) {
            lines.append(argument).append('\n');
        }
        HttpResponse<String> reply = client.send(HttpRequest.newBuilder(base.resolve(operation))
                .POST(BodyPublishers.ofString(lines.toString())).build(), BodyHandlers.ofString());
        if (reply.statusCode() != 200) {
            throw new IOException("the server answered with status " + reply.statusCode());
        }
        return reply.body();
    }
}
