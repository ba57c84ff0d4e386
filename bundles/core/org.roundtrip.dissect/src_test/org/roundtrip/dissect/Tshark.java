// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.capture.file.PcapngWriter;

/** Decodes the bytes of two sides with Wireshark's tshark. */
final class Tshark {
    static final int SERVER_PORT = 4433;

    private static final int ETHERNET = 1;
    private static final int SYN = 2, SYN_ACK = 18, ACK = 16;
    private static final int HEADERS = 54;
    private static final int SEGMENT = 1400;

    private final PcapngWriter out;
    private final long[] sequence = {0xFFFF_FFF0L, 100};
    private long time = 1_700_000_000_000_000_000L;

    private Tshark(PcapngWriter out) {
        this.out = out;
    }

    /** Skips the test, saying so, where the program is missing. */
    static void need() {
        assumeTrue(Stream.of("/usr/bin", "/bin", "/usr/local/bin").map(folder -> Path.of(folder, "tshark"))
                .anyMatch(Files::isExecutable), "tshark is not installed, so there is nothing to compare with");
    }

    /** Writes a recorded conversation as packets of a connection over Ethernet. */
    static Path capture(Exchange recorded, Path file) throws IOException {
        try (PcapngWriter writer = new PcapngWriter(file, ETHERNET, 65_535, "lo", "")) {
            Tshark tshark = new Tshark(writer);
            tshark.packet(Side.CLIENT, SYN, new byte[0]);
            tshark.packet(Side.SERVER, SYN_ACK, new byte[0]);
            for (Exchange.Turn turn : recorded.turns()) {
                byte[] bytes = turn.bytes();
                for (int at = 0; at < bytes.length; at += SEGMENT) {
                    tshark.packet(turn.side(), ACK, Arrays.copyOfRange(bytes, at, Math.min(at + SEGMENT, bytes.length)));
                }
            }
        }
        return file;
    }

    private void packet(Side side, int flags, byte[] bytes) throws IOException {
        boolean client = side == Side.CLIENT;
        byte[] frame = ByteBuffer.allocate(HEADERS + bytes.length).put(new byte[12]).putShort((short) 0x0800)
                .put((byte) 0x45).put((byte) 0).putShort((short) (40 + bytes.length)).putInt(0).put((byte) 64)
                .put((byte) 6).putShort((short) 0).putInt(0x7F000001).putInt(0x7F000001)
                .putShort((short) (client ? 40000 : SERVER_PORT)).putShort((short) (client ? SERVER_PORT : 40000))
                .putInt((int) sequence[side.ordinal()]).putInt((int) sequence[side.other().ordinal()])
                .put((byte) 0x50).put((byte) flags).putShort((short) 512).putInt(0).put(bytes).array();
        sequence[side.ordinal()] += bytes.length + ((flags & SYN) != 0 ? 1 : 0);
        out.write(time += 1000, frame, frame.length);
    }

    /** Values of fields, those of a packet with commas between. @param protocol of the server's port */
    static List<String> fields(Path file, String protocol, String filter, String... fields)
            throws IOException, InterruptedException {
        return fields(file, List.of("-d", "tcp.port==" + SERVER_PORT + "," + protocol), filter, fields);
    }

    /** The same of HTTP within TLS. @param keys a key log of the connection */
    static List<String> fieldsWithin(Path file, Path keys, String filter, String... fields)
            throws IOException, InterruptedException {
        return fields(file, List.of("-d", "tcp.port==" + SERVER_PORT + ",tls", "-d", "tls.port==" + SERVER_PORT + ",http",
                "-o", "tls.keylog_file:" + keys), filter, fields);
    }

    private static List<String> fields(Path file, List<String> how, String filter, String... fields)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("tshark", "-n", "-r", file.toString()));
        command.addAll(how);
        command.addAll(List.of("-Y", filter, "-T", "fields"));
        for (String field : fields) {
            command.addAll(List.of("-e", field));
        }
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = process.inputReader().lines().toList();
        if (process.waitFor() != 0) {
            throw new IOException("tshark ended with " + process.exitValue());
        }
        return lines;
    }
}
