// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.Packet;

/** Writes packets and reads them back; then cuts the file and checks that all packets before the cut are still read. */
final class WriterTarget implements FuzzTarget {
    private static final int RECORD = 12;
    private static final int LONGEST_TEXT = 20;

    private record Written(long nanos, byte[] frame, int wire) {
    }

    private final Scratch scratch;

    WriterTarget(Scratch scratch) {
        this.scratch = scratch;
    }

    @Override
    public String name() {
        return "writer";
    }

    @Override
    public List<byte[]> seeds() {
        ByteBuffer three = ByteBuffer.allocate(200);
        three.put((byte) 50).put((byte) 1);
        for (int i = 1; i <= 3; i++) {
            three.putLong(1_700_000_000_000_000_000L + i).putShort((short) (30 * i)).putShort((short) 4);
            three.position(three.position() + 15);
        }
        return List.of(three.array(), new byte[40]);
    }

    @Override
    public void run(byte[] input, Outcome outcome) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(input);
        int cut = bytes.hasRemaining() ? bytes.get() & 0xFF : 0;
        String text = new String(input, 0, Math.min(input.length, LONGEST_TEXT), java.nio.charset.StandardCharsets.UTF_8);
        List<Written> written = new ArrayList<>();
        Path path = scratch.path();
        try (PcapngWriter writer = new PcapngWriter(path, 1, 0, text, text)) {
            while (bytes.remaining() >= RECORD) {
                long nanos = bytes.getLong() >>> 2;
                byte[] frame = new byte[bytes.getShort() & 0xFFFF];
                int more = bytes.getShort() & 0xFFFF;
                int there = Math.min(bytes.remaining(), Math.min(frame.length, 64));
                bytes.get(frame, 0, there);
                writer.write(nanos, frame, frame.length + more);
                written.add(new Written(nanos, frame, frame.length + more));
            }
            writer.statistics(written.size(), cut);
        }
        read(path, written, written.size(), outcome);
        byte[] whole = Files.readAllBytes(path);
        if (cut > 0) {
            Files.write(path, Arrays.copyOf(whole, (int) (whole.length * (cut / 256.0))));
            read(path, written, 0, outcome);
        }
    }

    private static void read(Path path, List<Written> written, int least, Outcome outcome) throws IOException {
        try (PacketFile file = PacketFile.open(path)) {
            int read = 0;
            Packet packet;
            while ((packet = file.next()) != null) {
                Written was = written.get(read++);
                Packet whole = file.at(packet.index(), packet.offset(), Integer.MAX_VALUE);
                check(whole.epochNanos() == was.nanos && whole.wireLength() == was.wire
                        && Arrays.equals(whole.bytes(), was.frame), "packet " + read);
            }
            check(read >= least, "packets are missing");
            outcome.count("read", read);
            outcome.see("problem", file.problem());
        } catch (org.roundtrip.capture.CaptureException e) {
            check(least == 0, "not readable");
        }
    }
}
