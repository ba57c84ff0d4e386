// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.roundtrip.capture.IpPacket;
import org.roundtrip.capture.Packet;
import org.roundtrip.capture.PacketFile;
import org.roundtrip.capture.PacketIndex;
import org.roundtrip.capture.StreamTable;

/**
 * A capture file that is shown: an index of its packets, which are read again whenever one is looked at. One thread
 * reads on while others look; each waits for the other no longer than a few milliseconds.
 */
final class Capture implements Closeable {
    private final PacketFile file;
    private final CallTimes calls;
    private final PacketIndex index = new PacketIndex();
    private final StreamTable streams;
    private long bytes;
    private boolean complete;

    private Capture(PacketFile file, CallTimes calls) {
        this.file = file;
        this.calls = calls;
        streams = new StreamTable(file::capturedPort);
    }

    static Capture open(Path path, CallTimes calls) throws IOException {
        return new Capture(PacketFile.open(path), calls);
    }

    /** Reads on by some packets. @return false when there are no more */
    synchronized boolean read(int most) throws IOException {
        for (int i = 0; i < most; i++) {
            Packet packet = file.next();
            if (packet == null) {
                complete = true;
                return false;
            }
            index.add(packet, IpPacket.of(packet).map(streams::streamOf).orElse(StreamTable.NONE));
            bytes += packet.wireLength();
        }
        return true;
    }

    /** Packets read so far. */
    int size() {
        return index.size();
    }

    /** Their lengths on the wire. */
    synchronized long bytes() {
        return bytes;
    }

    /** TCP connections seen so far. */
    synchronized int streams() {
        return streams.size();
    }

    /** Whether the whole file was read. */
    synchronized boolean complete() {
        return complete;
    }

    /** Packets that the capture lost, when the file tells. */
    synchronized OptionalLong dropped() {
        return file.dropped();
    }

    /** One sentence when the file is cut or damaged. */
    synchronized Optional<String> problem() {
        return file.problem();
    }

    /** How much of the file was read, from 0 to 1. */
    synchronized double progress() {
        return (double) file.position() / file.size();
    }

    /** A packet that was read before. */
    synchronized PacketRow row(int number) throws IOException {
        Packet packet = file.at(number, index.offset(number), PacketFile.HEAD_BYTES);
        IpPacket ip = IpPacket.of(packet).orElse(null);
        int stream = index.stream(number);
        Integer known = stream == StreamTable.NONE ? null : (Integer) stream;
        Boolean fromClient = known == null || ip == null ? null : (Boolean) ip.source().equals(streams.client(stream));
        boolean timed = packet.epochNanos() != Packet.NO_TIME;
        return new PacketRow(packet, ip, since(0, number), number == 0 ? null : since(number - 1, number), fromClient,
                known, timed ? calls.callAt(packet.epochNanos()) : null);
    }

    private Long since(int earlier, int later) {
        long from = index.epochNanos(earlier);
        long to = index.epochNanos(later);
        return from == Packet.NO_TIME || to == Packet.NO_TIME ? null : (Long) (to - from);
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }
}
