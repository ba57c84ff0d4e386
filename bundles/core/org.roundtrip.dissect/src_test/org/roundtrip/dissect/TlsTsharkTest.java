// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * Compares what this bundle and Wireshark find within the records of a TLS connection, with the same key log. OpenSSL is the
 * client, because it writes the secrets of the handshake as well, which Wireshark needs and the JDK does not tell.
 */
@Tag("tool")
class TlsTsharkTest {
    /** A call in a part of a record, and calls in several records. */
    private static final List<Integer> SIZES = List.of(5, 300, 9_000, 40_000);

    @TempDir
    static Path folder;
    private static SSLContext context;

    @BeforeAll
    static void makeKeys() throws Exception {
        Tshark.need();
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/openssl")), "openssl is not installed, so nothing writes a whole key log");
        context = TlsTest.context(folder);
    }

    private static void answer(SSLServerSocket server) {
        try (SSLSocket socket = (SSLSocket) server.accept()) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            for (int size : SIZES) {
                in.readFully(new byte[request(size).length]);
                socket.getOutputStream().write(message("HTTP/1.1 200 OK", size * 2));
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] request(int size) {
        return message("POST /call" + size + " HTTP/1.1", size);
    }

    private static byte[] message(String line, int size) {
        byte[] head = (line + "\r\nContent-Length: " + size + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
        byte[] whole = Arrays.copyOf(head, head.length + size);
        Arrays.fill(whole, head.length, whole.length, (byte) 'x');
        return whole;
    }

    /** The calls of a connection. @param keys where OpenSSL writes the secrets */
    private static Exchange recorded(String version, Path keys) throws Exception {
        try (SSLServerSocket server = (SSLServerSocket) context.getServerSocketFactory().createServerSocket(0, 1,
                InetAddress.getLoopbackAddress()); Relay relay = new Relay(server.getLocalPort())) {
            Thread answering = Thread.ofPlatform().daemon().start(() -> answer(server));
            Process client = new ProcessBuilder("openssl", "s_client", "-quiet", "-" + version, "-keylogfile", keys.toString(),
                    "-connect", "127.0.0.1:" + relay.port()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            try (OutputStream out = client.getOutputStream()) {
                for (int size : SIZES) {
                    out.write(request(size));
                    out.flush();
                    int length = message("HTTP/1.1 200 OK", size * 2).length;
                    assertEquals(length, client.getInputStream().readNBytes(length).length);
                }
            } finally {
                client.destroy();
            }
            answering.join();
            return relay.talks().getFirst().copy();
        }
    }

    /** What the handshake says stands before the secrets, as a run's key log has it. */
    private static KeyLog log(Exchange recorded, String suite, Path keys) throws IOException {
        String comment = "# connection " + random(recorded, Side.CLIENT) + " " + random(recorded, Side.SERVER) + " " + suite + " 99 99\n";
        return KeyLog.parse(comment + Files.readString(keys));
    }

    private static String random(Exchange recorded, Side side) {
        byte[] hello = recorded.turns().stream().filter(turn -> turn.side() == side).findFirst().orElseThrow().bytes();
        return HexFormat.of().formatHex(hello, 11, 43);
    }

    /** The heads of further records of a message are within its body. */
    private static Stream<String> lengths(List<Field> fields) {
        return fields.stream().flatMap(field -> field.name().equals("TLS record") ? Stream.of(field.part("length").value())
                : lengths(field.parts()));
    }

    private static String call(Message message) {
        boolean request = message.kind() == MessageKind.REQUEST;
        return (request ? message.operation().replace(' ', '\t') + "\t\t" : "\t\t" + message.code() + "\t") + message.roles().bytes(ByteRole.CONTENT);
    }

    @ParameterizedTest
    @CsvSource({"tls1_2, TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384", "tls1_3, TLS_AES_256_GCM_SHA384"})
    void messagesAndTheirRecordsAreThoseOfWireshark(String version, String suite) throws Exception {
        Path keys = folder.resolve(version + ".keys");
        Exchange recorded = recorded(version, keys);
        recorded.with(Hints.NONE.with(log(recorded, suite, keys)));
        Path file = Tshark.capture(recorded, folder.resolve(version + ".pcapng"));
        List<Message> messages = recorded.messages();
        messages.forEach(message -> assertNull(message.problem()));
        List<String> calls = Tshark.fieldsWithin(file, keys, "http", "http.request.method", "http.request.uri", "http.response.code",
                "http.content_length_header");
        assertEquals(2 * SIZES.size(), calls.size(), "Wireshark has opened the records");
        assertEquals(String.join("\n", calls), String.join("\n", messages.stream().filter(message -> message.protocol().equals("http"))
                .map(TlsTsharkTest::call).toList()));
        List<String> records = Tshark.fieldsWithin(file, keys, "tls.record", "tls.record.length").stream()
                .flatMap(line -> Stream.of(line.split(","))).toList();
        assertEquals(records, messages.stream().flatMap(message -> lengths(message.fields())).toList());
    }
}
