// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;

/** Compares how this bundle and Wireshark decode calls of the JDK's HTTP client. */
@Tag("tool")
class HttpTsharkTest {
    private static final List<Integer> SIZES = List.of(0, 1, 700, 1400, 5000, 70_000);

    private static void answer(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().getPath();
        int status = path.startsWith("/missing") ? 404 : path.startsWith("/empty") ? 204 : 200;
        boolean bodiless = status == 204 || exchange.getRequestMethod().equals("HEAD");
        int length = path.endsWith("chunked") ? 0 : body.length;
        exchange.sendResponseHeaders(status, bodiless || body.length == 0 ? -1 : length);
        if (!bodiless) {
            exchange.getResponseBody().write(body);
        }
        exchange.close();
    }

    private static List<Exchange> talks() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", HttpTsharkTest::answer);
        server.start();
        try (Relay relay = new Relay(server.getAddress().getPort())) {
            try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
                for (int size : SIZES) {
                    for (String path : List.of("/sized", "/chunked", "/missing", "/empty", "/missing/chunked")) {
                        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:"
                                + relay.port() + path));
                        byte[] body = "x".repeat(size).getBytes();
                        HttpRequest.BodyPublisher known = BodyPublishers.ofByteArray(body);
                        HttpRequest.BodyPublisher unknown = BodyPublishers.ofInputStream(
                                () -> new ByteArrayInputStream(body));
                        client.send(request.POST(path.endsWith("chunked") ? unknown : known).build(),
                                BodyHandlers.ofByteArray());
                        client.send(request.method("HEAD", BodyPublishers.noBody()).build(), BodyHandlers.ofByteArray());
                        client.send(request.GET().build(), BodyHandlers.ofByteArray());
                    }
                }
            }
            return relay.talks();
        } finally {
            server.stop(0);
        }
    }

    @Test
    void requestsStatusesAndBodiesEqualThoseOfWireshark(@TempDir Path folder) throws Exception {
        Tshark.need();
        int seen = 0;
        for (Exchange recorded : talks()) {
            Path file = Tshark.capture(recorded, folder.resolve(seen + ".pcapng"));
            for (Side side : Side.values()) {
                List<String> ours = new ArrayList<>();
                for (Message message : recorded.messages()) {
                    assertNull(message.problem());
                    if (message.side() == side) {
                        ours.add(line(message));
                    }
                }
                seen += ours.size();
                assertEquals(String.join("\n", tshark(file, side)), String.join("\n", ours));
            }
        }
        assertEquals(2 * 3 * 5 * SIZES.size(), seen);
    }

    private static String line(Message message) {
        String[] words = message.fields().getFirst().value().split(" ");
        long body = message.roles().bytes(ByteRole.CONTENT);
        assertTrue(body == 0 || message.fields().size() == 2);
        return (message.side() == Side.CLIENT ? words[0] + " " + words[1] : words[1]) + " " + body;
    }

    /** One line for each message: the request or the status, and the size of the body. */
    private static List<String> tshark(Path file, Side side) throws IOException, InterruptedException {
        boolean client = side == Side.CLIENT;
        return Tshark.fields(file, "http", client ? "http.request" : "http.response", client ? "http.request.method"
                : "http.response.code", "http.request.uri", "http.file_data").stream().map(line -> line.split("\t", -1))
                .map(values -> Stream.of(values[0], client ? values[1] : "", Integer.toString(size(values[2])))
                        .filter(word -> !word.isEmpty()).reduce((a, b) -> a + " " + b).orElse("")).toList();
    }

    /** Younger versions of tshark show bytes in hexadecimal, older ones as text; they are all {@code x}. */
    private static int size(String shown) {
        return shown.startsWith("78") ? shown.length() / 2 : shown.length();
    }
}
