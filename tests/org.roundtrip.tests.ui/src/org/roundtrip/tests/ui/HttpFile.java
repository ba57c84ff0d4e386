// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.roundtrip.capture.file.PcapngWriter;

/** Makes a capture file: three packets that open a connection, then four for each HTTP call. */
final class HttpFile {
    /** Packets before the first call. */
    static final int OPENING = 3;
    /** Packets of a call: request, acknowledgement, response, acknowledgement. */
    static final int PER_CALL = 4;

    private static final long EPOCH = 1_700_000_000_000_000_000L;
    private static final long STEP = 50_000;
    private static final int CLIENT = 40_000;
    private static final int SERVER = 50_080;
    private static final int RAW_IP = 101;
    private final PcapngWriter writer;
    private final int[] sequence = {1000, 5000};
    private long time = EPOCH;

    private HttpFile(PcapngWriter writer) {
        this.writer = writer;
    }

    static Path write(Path file, int calls) throws IOException {
        return write(file, calls, -1, 0);
    }

    /** The same with one call whose response comes later. @param slow its number @param nanos by how much */
    static Path write(Path file, int calls, int slow, long nanos) throws IOException {
        try (PcapngWriter writer = new PcapngWriter(file, RAW_IP, 65_536, "lo", "")) {
            HttpFile made = new HttpFile(writer);
            made.packet(0, 0x02, "");
            made.sequence[0]++;
            made.packet(1, 0x12, "");
            made.sequence[1]++;
            made.packet(0, 0x10, "");
            for (int call = 0; call < calls; call++) {
                made.packet(0, 0x18, "GET /call" + call + " HTTP/1.1\r\nHost: here\r\n\r\n");
                made.packet(1, 0x10, "");
                made.time += call == slow ? nanos : 0;
                made.packet(1, 0x18, "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nthanks");
                made.packet(0, 0x10, "");
            }
        }
        return file;
    }

    private void packet(int side, int flags, String text) throws IOException {
        byte[] payload = text.getBytes(StandardCharsets.US_ASCII);
        byte[] frame = ByteBuffer.allocate(40 + payload.length).putShort((short) 0x4500)
                .putShort((short) (40 + payload.length)).putInt(0).putInt(0x4006_0000).putInt(0x7F000001)
                .putInt(0x7F000001).putShort((short) (side == 0 ? CLIENT : SERVER))
                .putShort((short) (side == 0 ? SERVER : CLIENT)).putInt(sequence[side]).putInt(sequence[1 - side])
                .putShort((short) (0x5000 | flags)).putShort((short) 512).putInt(0).put(payload).array();
        sequence[side] += payload.length;
        writer.write(time, frame, frame.length);
        time += STEP;
    }
}
