// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.PacketIndexer;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/** A capture file: all ways of reading it must give the same result. */
final class CaptureFileTarget implements FuzzTarget {
    private final String name;
    private final List<byte[]> seeds;
    private final Scratch scratch;

    CaptureFileTarget(String name, List<byte[]> seeds, Scratch scratch) {
        this.name = name;
        this.seeds = seeds;
        this.scratch = scratch;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<byte[]> seeds() {
        return seeds;
    }

    @Override
    public void run(byte[] input, Outcome outcome) throws IOException {
        Path path = scratch.file(input);
        List<Packet> packets = new ArrayList<>();
        String problem;
        long bytes = 0;
        try (PacketFile file = PacketFile.open(path)) {
            Packet packet;
            while ((packet = file.next()) != null) {
                packets.add(packet);
                bytes += packet.wireLength();
                see(packet, input.length, outcome);
            }
            problem = file.problem().orElse(null);
            check(file.position() <= file.size(), "position");
            for (Packet first : packets) {
                Packet again = file.at(first.index(), first.offset(), PacketFile.HEAD_BYTES);
                check(Arrays.equals(first.bytes(), again.bytes()) && first.epochNanos() == again.epochNanos(), "at");
            }
            outcome.see("dropped", file.dropped().isPresent());
        } catch (CaptureException e) {
            outcome.see("none", "no capture");
            return;
        }
        outcome.see("problem", problem);
        outcome.count("packets", packets.size());
        indexed(path, packets, bytes, outcome);
        PacketTotals totals = PacketTotals.of(path);
        check(totals.packets() == packets.size() && totals.bytes() == bytes, "totals");
    }

    private static void see(Packet packet, int size, Outcome outcome) {
        check(packet.capturedLength() >= 0 && packet.wireLength() >= 0, "lengths");
        check(packet.bytes().length == Math.min(packet.capturedLength(), PacketFile.HEAD_BYTES), "head");
        check(packet.capturedLength() <= size, "captured");
        outcome.count("link", packet.linkType());
        outcome.count("length", packet.capturedLength());
        outcome.see("time", packet.epochNanos() == Packet.NO_TIME ? "none" : packet.epochNanos() > 0 ? "some" : "before");
        IpPacket ip = IpPacket.of(packet).orElse(null);
        if (ip != null) {
            outcome.count("protocol", ip.protocol());
            outcome.see("ip", ip.source().ipv6() ? "six" : "four");
        }
    }

    private static void indexed(Path path, List<Packet> packets, long bytes, Outcome outcome) throws IOException {
        try (PacketIndexer indexer = PacketIndexer.open(path)) {
            while (indexer.read(7)) {
                check(indexer.progress() <= 1, "progress");
            }
            check(indexer.complete() && indexer.index().size() == packets.size() && indexer.bytes() == bytes, "index");
            for (int i = 0; i < packets.size(); i++) {
                check(indexer.index().offset(i) == packets.get(i).offset()
                        && indexer.index().epochNanos(i) == packets.get(i).epochNanos()
                        && indexer.index().wireLength(i) == packets.get(i).wireLength(), "packet " + i);
                check(indexer.index().stream(i) < indexer.streamCount(), "stream");
            }
            check(indexer.streams().size() == indexer.streamCount(), "streams");
            outcome.count("streams", indexer.streamCount());
        }
    }
}
