// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.Packet;

/**
 * Makes the {@link PacketIndex} of a capture file, millions of packets a second, and looks packets up again. The index is
 * there to be read while it grows. Safe for use by several threads: one reads on, others look, none waits for another for
 * longer than some thousand packets take.
 */
public final class PacketIndexer implements Closeable {
    /** How many packets are read at a stretch. */
    private static final int STRETCH = 4096;

    private final PacketFile file;
    private final PacketScan scan;
    private final PacketIndex index = new PacketIndex();
    private String problem;
    private boolean complete;

    private PacketIndexer(PacketFile file) {
        this.file = file;
        scan = new PacketScan(file);
    }

    /**
     * Opens a file.
     *
     * @throws CaptureException when it is no pcap and no pcapng file
     */
    public static PacketIndexer open(Path path) throws IOException {
        return new PacketIndexer(PacketFile.open(path));
    }

    /**
     * Reads on by at most so many packets.
     *
     * @return false at the end
     * @throws IOException when the file cannot be read; what was read before stays
     */
    public boolean read(int most) throws IOException {
        for (int left = most; left > 0; left -= STRETCH) {
            if (!stretch(Math.min(left, STRETCH))) {
                return false;
            }
        }
        return true;
    }

    private synchronized boolean stretch(int most) throws IOException {
        for (int i = 0; i < most && !complete; i++) {
            if (index.size() == Integer.MAX_VALUE || file.position() > PacketIndex.LAST_OFFSET) {
                problem = "Only the first " + index.size() + " packets are shown; the file has more than an index holds.";
                complete = true;
            } else if (scan.next()) {
                scan.addTo(index);
            } else {
                complete = true;
            }
        }
        return !complete;
    }

    /** The packets read so far; it goes on growing. */
    public PacketIndex index() {
        return index;
    }

    /** Lengths on the wire of the packets read so far. */
    public synchronized long bytes() {
        return scan.bytes();
    }

    /** What the TCP connections seen so far come to, by their numbers. */
    public synchronized List<StreamTotals> streams() {
        return scan.totals();
    }

    /** How many these are. */
    public synchronized int streamCount() {
        return scan.table().size();
    }

    /** Who opened a connection, or seems to have. */
    public synchronized HostPort client(int stream) {
        return scan.table().client(stream);
    }

    /** Who accepted it. */
    public synchronized HostPort server(int stream) {
        return scan.table().server(stream);
    }

    /** Whether the whole file was read, or all that can be. */
    public synchronized boolean complete() {
        return complete;
    }

    /** How much of the file was read, from 0 to 1. */
    public double progress() {
        return (double) file.position() / file.size();
    }

    /** Packets that were lost in capturing, when the file tells; known after the last packet. */
    public OptionalLong dropped() {
        return file.dropped();
    }

    /** One sentence when not all of the file can be read or told apart. */
    public synchronized Optional<String> problem() {
        return problem != null ? Optional.of(problem)
                : file.problem().or(() -> Optional.ofNullable(scan.table().full() ? PacketTotals.MANY_STREAMS : null));
    }

    /** Whether the capture's filter named that port: who captures names the servers' ports. */
    public boolean capturedPort(int port) {
        return file.capturedPort(port);
    }

    /**
     * A packet of the index, read from the file; does not wait for {@link #read}.
     *
     * @param most how many of its bytes are wanted at most
     */
    public Packet packet(int number, int most) throws IOException {
        return file.at(number, index.offset(number), most);
    }

    /** To be called when nobody uses it any more. */
    @Override
    public void close() throws IOException {
        file.close();
    }
}
