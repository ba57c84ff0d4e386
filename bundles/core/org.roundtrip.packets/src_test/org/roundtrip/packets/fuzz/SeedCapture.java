// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.StreamListener;
import org.roundtrip.capture.index.TcpDirection;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Side;

/**
 * A small capture of real traffic.
 *
 * @param name begins with the protocol
 */
record SeedCapture(String name, Path file, byte[] bytes) {
    private static final int LONGEST_TURN = 0x7FFF;

    /** All captures of a folder, by name. */
    static List<SeedCapture> in(Path folder) throws IOException {
        List<SeedCapture> captures = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                captures.add(new SeedCapture(file.getFileName().toString(), file, Files.readAllBytes(file)));
            }
        }
        return captures;
    }

    List<byte[]> frames() throws IOException {
        return packets().stream().map(Packet::bytes).filter(bytes -> bytes.length < 400).limit(10).toList();
    }

    private List<Packet> packets() throws IOException {
        List<Packet> packets = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(file)) {
            Packet packet;
            while ((packet = capture.next()) != null) {
                packets.add(capture.at(packet.index(), packet.offset(), Integer.MAX_VALUE));
            }
        }
        return packets;
    }

    /** Returns the conversation of each connection. */
    List<List<TalkTarget.Turn>> talks() throws IOException {
        TcpStreams table = new TcpStreams(port -> false);
        List<List<TalkTarget.Turn>> talks = new ArrayList<>();
        List<TcpDirection> halves = new ArrayList<>();
        for (Packet packet : packets()) {
            IpPacket ip = IpPacket.of(packet).orElse(null);
            int stream = ip == null ? TcpStreams.NONE : table.streamOf(ip);
            if (stream == talks.size()) {
                List<TalkTarget.Turn> talk = new ArrayList<>();
                talks.add(talk);
                halves.add(new TcpDirection(new Teller(talk, Side.CLIENT)));
                halves.add(new TcpDirection(new Teller(talk, Side.SERVER)));
            }
            if (stream != TcpStreams.NONE) {
                halves.get(2 * stream + (ip.source().equals(table.client(stream)) ? 0 : 1)).add(packet, ip);
            }
        }
        return talks;
    }

    private record Teller(List<TalkTarget.Turn> talk, Side side) implements StreamListener {
        @Override
        public void data(long offset, long packet, byte[] frame, int at, int length) {
            byte[] fresh = Arrays.copyOfRange(frame, at, at + length);
            TalkTarget.Turn last = talk.isEmpty() ? null : talk.getLast();
            if (last == null || last.side() != side || last.bytes().length + length > LONGEST_TURN) {
                talk.add(new TalkTarget.Turn(side, fresh));
            } else {
                byte[] both = Arrays.copyOf(last.bytes(), last.bytes().length + length);
                System.arraycopy(fresh, 0, both, last.bytes().length, length);
                talk.set(talk.size() - 1, new TalkTarget.Turn(side, both));
            }
        }

        @Override
        public void gap(long offset, long length, Gap why) {
            // the bytes after a gap belong to the same conversation
        }

        @Override
        public void end() {
            // the turns are complete
        }
    }
}
