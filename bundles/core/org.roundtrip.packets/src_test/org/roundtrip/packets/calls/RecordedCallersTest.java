// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.harness.values.Values;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;

/**
 * Real recordings: 8 callers make 25 calls each of an operation that echoes a string. A caller's n-th call sends the n-th of 16
 * values, so the bytes of a request tell which of its caller's calls it is.
 */
class RecordedCallersTest extends CaptureCase {
    private static final int CALLERS = 8, EACH = 25, POOL = 16;
    private static final List<String> VALUES = IntStream.range(0, POOL)
            .mapToObj(entry -> Values.ofArguments(2005, "echo", entry).nextLatin1(64, 64)).toList();

    @Test
    void callersOfSocketHaveTheirOwnConnections() throws IOException {
        check("socket", CALLERS * EACH);
    }

    @Test
    void callersOfRmiShareAPoolOfConnections() throws IOException {
        check("rmi", CALLERS * EACH);
    }

    @Test
    void callersOfJacorbShareOneConnection() throws IOException {
        check("jacorb", 189);
    }

    @Test
    void callersOfGrpcShareOneConnection() throws IOException {
        check("grpc", 190);
    }

    /** @param right how many requests go to their calls; where callers share one connection, time does not tell all apart */
    private void check(String provider, int right) throws IOException {
        unpack(provider + ".pcapng.gz", packets());
        Path journal = folder.resolve("client.journal");
        unpack(provider + ".journal.gz", journal);
        OpenCapture capture = decoded(journal);
        assertEquals(CALLERS * EACH, capture.calls().size());
        assertEquals(0, capture.attribution().orElseThrow().disagreements());
        assertEquals(right == CALLERS * EACH ? 0 : CALLERS * EACH, capture.attribution().orElseThrow().requestsByTime());
        int[] made = new int[CALLERS];
        int found = 0;
        for (int call = 0; call < capture.calls().size(); call++) {
            List<MessageRow> messages = capture.calls().messages(call).mapToObj(capture.messages()::row).toList();
            assertEquals(1, messages.stream().filter(row -> row.kind() == MessageKind.REQUEST).count(), "call " + call);
            assertTrue(capture.anatomy(call).orElseThrow().answered(), "call " + call);
            String value = VALUES.get(made[capture.calls().callers().of(call)]++ % POOL);
            found += sends(capture, messages, value) ? 1 : 0;
        }
        assertEquals(right, found);
    }

    private static boolean sends(OpenCapture capture, List<MessageRow> messages, String value) throws IOException {
        for (MessageRow row : messages) {
            if (row.side() == Side.CLIENT
                    && new String(capture.messages().bytes(row.number()), StandardCharsets.ISO_8859_1).contains(value)) {
                return true;
            }
        }
        return false;
    }

    private static void unpack(String name, Path to) throws IOException {
        try (InputStream in = new GZIPInputStream(RecordedCallersTest.class.getResourceAsStream("recorded/" + name))) {
            Files.copy(in, to);
        }
    }
}
