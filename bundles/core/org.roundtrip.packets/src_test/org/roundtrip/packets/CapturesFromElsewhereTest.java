// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.packets.decode.MessageRow;

/** Files that people have: what comes out of each. */
class CapturesFromElsewhereTest {
    private static final Path FOLDER = Path.of("src_test/org/roundtrip/packets/elsewhere");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "plain.pcap.gz | 5 | 1 | http REQUEST GET /, http RESPONSE GET /",
        "pppoe.pcap | 5 | 1 | http REQUEST GET /, http RESPONSE GET /",
        "ip-fragments.pcap | 6 | 1 | http REQUEST POST /s, http RESPONSE POST /s",
        "unknown-then-length.pcap | 7 | 1 | UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN",
        "h2c-upgrade.pcap | 8 | 1 | http REQUEST GET /a, http CONTROL GET /a, http2 HANDSHAKE SETTINGS (connection), "
                + "http2 HANDSHAKE PRI (connection preface), http2 HANDSHAKE SETTINGS (connection), "
                + "http2 HANDSHAKE SETTINGS (connection), http2 RESPONSE GET /a, http2 HANDSHAKE SETTINGS (connection)"})
    void everyFileHasItsRightValue(String name, int packets, int streams, String messages) throws IOException {
        try (OpenCapture capture = opened(FOLDER.resolve(name))) {
            assertEquals(packets, capture.size());
            assertEquals(streams, capture.streamCount());
            assertEquals(List.of(messages.split(", ")), messages(capture));
            assertEquals(capture.bytes(), capture.roles().ofAll().wire());
        }
    }

    static OpenCapture opened(Path file) throws IOException {
        OpenCapture capture = OpenCapture.open(CaptureSource.of(file), Protocols.ofProduct());
        while (capture.read(100)) {
            // Reads on until the end.
        }
        capture.decode(() -> true);
        return capture;
    }

    private static List<String> messages(OpenCapture capture) {
        List<String> messages = new ArrayList<>();
        for (int message = 0; message < capture.messages().size(); message++) {
            MessageRow row = capture.messages().row(message);
            messages.add((row.protocol() + " " + row.kind() + " " + row.operation()).strip());
        }
        return messages;
    }

    @Test
    void thePartsOfAPacketBelongToItsMessage() throws IOException {
        try (OpenCapture capture = opened(FOLDER.resolve("ip-fragments.pcap"))) {
            assertEquals(capture.row(4).message(), capture.row(3).message());
            assertNotNull(capture.row(3).message());
            int message = capture.row(4).message();
            assertEquals(capture.messages().row(message).length(), capture.messages().bytes(message).length);
            assertEquals("POST /s", capture.messages().message(message).operation());
        }
    }

    /** Data that came with the request for a connection, and an answer to that request which was captured first. */
    @Test
    void dataBeforeTheHandshakeIsCompleteBelongsToItsRequest() throws IOException {
        byte[] request = "GET /fast HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] response = "HTTP/1.1 204 None\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
        for (boolean turned : new boolean[] {false, true}) {
            Path file = folder.resolve(turned + ".pcapng");
            try (Wire wire = new Wire(file)) {
                Wire.Connection connection = wire.connection(40_000, 80);
                connection.openWith(0, request, turned);
                connection.server(5, response);
            }
            try (OpenCapture capture = opened(file)) {
                assertEquals(1, capture.streamCount());
                assertEquals(List.of("http REQUEST GET /fast", "http RESPONSE GET /fast"), messages(capture));
                assertEquals(0, capture.row(turned ? 1 : 0).message());
                assertEquals(request.length, capture.messages().bytes(0).length);
                assertEquals("GET /fast", capture.messages().message(0).operation());
                assertEquals(capture.bytes(), capture.roles().ofAll().wire());
            }
        }
    }
}
