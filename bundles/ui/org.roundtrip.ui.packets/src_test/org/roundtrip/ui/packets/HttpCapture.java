// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;

/** A small capture of HTTP calls on one connection, with a request and a response for each call. */
public final class HttpCapture {
    /** When the first packet was captured, in nanoseconds since 1970. */
    public static final long EPOCH = 1_700_000_000_000_000_000L;
    /** The port of the server. */
    public static final int PORT = 50_080;

    private static final int CLIENT = 40_000;
    private static final int RAW_IP = 101;
    private static final long STEP = 100_000;
    private final PcapngWriter writer;
    private long time = EPOCH;
    private int client = 1000;
    private int server = 5000;

    private HttpCapture(PcapngWriter writer) {
        this.writer = writer;
    }

    /** Writes a capture: three packets open the connection, each call has four, and the last one resets the connection. */
    public static Path write(Path file, int calls) throws IOException {
        try (PcapngWriter writer = new PcapngWriter(file, RAW_IP, 65_536, "lo", "")) {
            HttpCapture capture = new HttpCapture(writer);
            capture.client(0x02, "");
            capture.client++;
            capture.server(0x12, "");
            capture.server++;
            capture.client(0x10, "");
            for (int call = 0; call < calls; call++) {
                capture.client(0x18, "POST /call" + call + " HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\nhello");
                capture.server(0x10, "");
                capture.server(0x18, "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nthanks");
                capture.client(0x10, "");
            }
            capture.client(0x14, "");
        }
        return file;
    }

    /** Opens a capture and reads all of it. */
    public static OpenCapture read(Path file) throws IOException {
        Dissectors dissectors = new Dissectors();
        dissectors.register(new HttpDissector(), Map.of("roundtrip.label", "HTTP"));
        OpenCapture capture = OpenCapture.open(CaptureSource.of(file), dissectors);
        while (capture.read(100)) {
            // Each round reads some packets.
        }
        return capture;
    }

    private void client(int flags, String text) throws IOException {
        write(CLIENT, PORT, client, server, flags, text);
        client += text.length();
    }

    private void server(int flags, String text) throws IOException {
        write(PORT, CLIENT, server, client, flags, text);
        server += text.length();
    }

    private void write(int from, int to, int sequence, int acknowledged, int flags, String text) throws IOException {
        byte[] payload = text.getBytes(StandardCharsets.US_ASCII);
        byte[] frame = ByteBuffer.allocate(40 + payload.length).putShort((short) 0x4500)
                .putShort((short) (40 + payload.length)).putInt(0).putInt(0x4006_0000).putInt(0x7F000001)
                .putInt(0x7F000001).putShort((short) from).putShort((short) to).putInt(sequence).putInt(acknowledged)
                .putShort((short) (0x5000 | flags)).putShort((short) 512).putInt(0).put(payload).array();
        writer.write(time, frame, frame.length);
        time += STEP;
    }
}
