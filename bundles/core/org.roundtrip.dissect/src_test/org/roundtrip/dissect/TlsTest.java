// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.roles.ByteRole;

/** Real TLS connections of the JDK in this JVM. */
class TlsTest {
    private static final char[] PASSWORD = "changeit".toCharArray();
    private static final int LONG = 40_000;
    private static final Map<String, String> TYPES = Map.of("ClientHello", "1", "ServerHello", "2", "NewSessionTicket", "4",
            "Certificate", "11", "ServerKeyExchange", "12", "ServerHelloDone", "14", "ClientKeyExchange", "16");

    @TempDir
    static Path folder;
    private static SSLContext context;

    @BeforeAll
    static void makeKeys() throws Exception {
        context = context(folder);
    }

    /** Makes keys in a folder for one side that knows the other. */
    static SSLContext context(Path folder) throws Exception {
        Path store = folder.resolve("keys.p12");
        Process keytool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair", "-alias", "a", "-keyalg", "EC", "-dname", "CN=localhost", "-keystore", store.toString(),
                "-storetype", "PKCS12", "-storepass", new String(PASSWORD)).redirectErrorStream(true).start();
        keytool.getInputStream().readAllBytes();
        assertEquals(0, keytool.waitFor());
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, PASSWORD);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, PASSWORD);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        SSLContext made = SSLContext.getInstance("TLS");
        made.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return made;
    }

    /** A call of a few bytes and one of many, and their answers. */
    private static Exchange recorded(String version) throws Exception {
        Exchange recorded = new Exchange();
        try (SSLServerSocket server = (SSLServerSocket) context.getServerSocketFactory().createServerSocket(0, 1,
                InetAddress.getLoopbackAddress())) {
            Thread answering = Thread.ofPlatform().daemon().start(() -> {
                try (SSLSocket socket = (SSLSocket) server.accept()) {
                    socket.getOutputStream().write(socket.getInputStream().readNBytes(5));
                    socket.getOutputStream().write(socket.getInputStream().readNBytes(LONG));
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            try (SSLSocket client = (SSLSocket) context.getSocketFactory().createSocket(
                    new RecordingSocket(server.getLocalPort(), recorded), "localhost", server.getLocalPort(), true)) {
                client.setEnabledProtocols(new String[] {version});
                client.getOutputStream().write("hello".getBytes());
                assertEquals("hello", new String(client.getInputStream().readNBytes(5)));
                client.getOutputStream().write(new byte[LONG]);
                assertEquals(LONG, client.getInputStream().readNBytes(LONG).length);
            }
            answering.join();
        }
        return recorded;
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void everyRecordIsToldAndWhatIsInClearIsNamed(String version) throws Exception {
        Exchange recorded = recorded(version);
        List<Message> messages = recorded.messages();
        assertEquals(summary(messages), summary(recorded.messagesByPackets(11)));
        for (Message message : messages) {
            assertEquals("tls", message.protocol());
            assertNull(message.problem());
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        }
        assertEquals("ClientHello", messages.getFirst().operation());
        assertEquals(List.of(version.replace("TLSv", "TLS ")),
                Exchange.values(messages.getFirst(), "supported versions"));
        assertTrue(messages.stream().anyMatch(message -> message.side() == Side.SERVER
                && message.operation().startsWith("ServerHello")));
        assertEquals(version.equals("TLSv1.2"),
                messages.stream().anyMatch(message -> message.operation().contains("Certificate")));
        long encrypted = messages.stream().filter(message -> message.operation().equals("application data"))
                .mapToLong(message -> message.roles().bytes(ByteRole.ENCRYPTED)).sum();
        assertTrue(encrypted > 2 * (LONG + 5));
        assertEquals(MessageKind.FRAGMENT, messages.stream()
                .filter(message -> message.operation().equals("application data")).findFirst().orElseThrow().kind());
    }

    @Tag("tool")
    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void recordsAreThoseOfWireshark(String version) throws Exception {
        Tshark.need();
        Exchange recorded = recorded(version);
        Path file = Tshark.capture(recorded, folder.resolve(version + ".pcapng"));
        List<String> theirs = Tshark.fields(file, "tls", "tls.record", "tls.record.content_type",
                "tls.record.opaque_type", "tls.record.length");
        long records = theirs.stream().flatMap(line -> Stream.of(line.split("\t")[2].split(","))).count();
        long bytes = theirs.stream().flatMap(line -> Stream.of(line.split("\t")[2].split(","))).mapToLong(Long::parseLong)
                .sum();
        List<Message> messages = recorded.messages();
        assertEquals(records, messages.size());
        assertEquals(bytes, messages.stream().mapToLong(message -> message.length() - 5).sum());
        List<String> types = Tshark.fields(file, "tls", "tls.handshake.type", "tls.handshake.type").stream()
                .flatMap(line -> Stream.of(line.split(","))).sorted().toList();
        assertEquals(types, messages.stream().filter(message -> message.kind() == MessageKind.HANDSHAKE)
                .flatMap(message -> Stream.of(message.operation().split(", "))).filter(TYPES::containsKey)
                .map(TYPES::get).sorted().toList());
    }

    @Test
    void aConnectionThatWasUnderWayIsFoundAtARecord() throws Exception {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Exchange recorded = recorded("TLSv1.3");
        recorded.turns().stream().filter(turn -> turn.side() == Side.CLIENT).forEach(turn -> all.writeBytes(turn.bytes()));
        byte[] cut = Arrays.copyOfRange(all.toByteArray(), 100, all.size());
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(decodedAsTls(), Detail.FIELDS, Hints.NONE, 4433, messages::add);
        conversation.startedBefore();
        conversation.from(Side.CLIENT).data(0, 0, cut, 0, cut.length);
        conversation.from(Side.CLIENT).end();
        assertEquals("No message begins here.", messages.getFirst().problem());
        List<Message> found = messages.stream().skip(1).toList();
        assertEquals(recorded.messages().stream().filter(message -> message.side() == Side.CLIENT).skip(1)
                .map(message -> message.to() - 100 + " " + message.operation()).toList(),
                found.stream().map(message -> message.to() + " " + message.operation()).toList());
    }

    /** The protocol is not recognised from the middle of a record, so the user chooses it. */
    private static Dissectors decodedAsTls() {
        Dissectors dissectors = Exchange.all();
        dissectors.decodeAs(4433, "tls");
        return dissectors;
    }

    private static List<String> summary(List<Message> messages) {
        return messages.stream().map(message -> message.side() + " " + message.from() + " " + message.operation())
                .toList();
    }
}
