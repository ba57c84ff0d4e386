// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.tests.shapes.Shapes;

/** The server offers the contract's service on its address and nothing else, and leaves nothing after its end. */
class ServesOneServiceTest {
    private static final Contract CONTRACT =
            new Contract("Words", List.of(Shapes.echo("say", new Text(Length.of(5), Repertoire.LATIN1))));
    private static final Map<String, String> OPTIONS = Map.of("style", "encoded", "http", "keep-alive");
    @TempDir
    static Path folder;

    @Test
    void aDocumentTypeIsRefusedAndNothingOfItRead() throws Exception {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "lemon");
        try (Isolated server = start(0)) {
            for (String doctype : List.of("<!DOCTYPE x [<!ENTITY e \"lemon\">]>",
                    "<!DOCTYPE x [<!ENTITY e SYSTEM \"" + secret.toUri() + "\">]>",
                    "<!DOCTYPE x SYSTEM \"" + secret.toUri() + "\">")) {
                String entity = doctype.contains("ENTITY") ? "&e;" : "plain";
                HttpResponse<String> answer = post(server.address(), "<?xml version=\"1.0\"?>" + doctype + say(entity));
                assertEquals(500, answer.statusCode(), doctype);
                assertFalse(answer.body().contains("lemon"), answer.body());
            }
            HttpResponse<String> answer = post(server.address(), "<?xml version=\"1.0\"?>" + say("plain"));
            assertEquals(200, answer.statusCode());
            assertTrue(answer.body().contains("plain"), answer.body());
        }
    }

    @Test
    void nothingButTheServiceAnswers() throws Exception {
        try (Isolated server = start(0)) {
            URI address = server.address();
            assertEquals(500, post(address.resolve("/services/AdminService"), say("plain")).statusCode());
            assertEquals(404, post(address.resolve("/Calculator.jws"), say("plain")).statusCode());
            assertEquals(404, post(address.resolve("/"), say("plain")).statusCode());
        }
    }

    @Test
    void itListensOnItsAddressOnly() throws Exception {
        try (Isolated server = start(0)) {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                for (InetAddress other : Collections.list(network.getInetAddresses())) {
                    if (!other.isLoopbackAddress()) {
                        assertThrows(ConnectException.class, () -> new Socket(other, server.address().getPort()).close());
                    }
                }
            }
        }
    }

    @Test
    void aTakenPortIsReported() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Exception failure = assertThrows(Exception.class, () -> start(taken.getLocalPort()).close());
            assertTrue(Stream.iterate((Throwable) failure, cause -> cause != null, Throwable::getCause)
                    .anyMatch(BindException.class::isInstance), failure.toString());
        }
    }

    @Test
    void aPortCanBeUsedAgainAndNothingIsLeft() throws Exception {
        int port;
        try (Isolated first = start(0)) {
            port = first.address().getPort();
            first.digests("say", 4);
        }
        try (Isolated second = start(port)) {
            assertEquals(port, second.address().getPort());
            second.digests("say", 4);
        }
        try (Stream<Path> files = Files.list(folder.resolve("server"))) {
            assertEquals(List.of(), files.toList());
        }
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().contains("http-nio") || thread.getName().contains("Catalina")) {
                assertTrue(thread.join(Duration.ofMinutes(5)), thread.getName());
            }
        }
    }

    @Test
    void nothingIsPrinted() throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true));
        try (Isolated server = start(0)) {
            server.digests("say", 4);
        } finally {
            System.setOut(before);
        }
        assertEquals("", printed.toString());
    }

    private static Isolated start(int port) throws Exception {
        return new Isolated(CONTRACT, OPTIONS, folder, port, 1);
    }

    private static String say(String word) {
        return """
                <e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>
                <s:say xmlns:s="urn:roundtrip:service"><value>%s</value></s:say></e:Body></e:Envelope>
                """.formatted(word);
    }

    private static HttpResponse<String> post(URI address, String body) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(address).header("Content-Type", "text/xml; charset=utf-8")
                    .header("SOAPAction", "\"\"").POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
        }
    }
}
