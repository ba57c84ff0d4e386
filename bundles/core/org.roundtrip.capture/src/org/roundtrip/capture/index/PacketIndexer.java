// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.text.Texts;

/**
 * Makes the {@link PacketIndex} of a capture file, a million packets a second and more, and reads single packets again. The
 * index may be read while it grows. Safe for use by several threads: one reads on, others look up packets. A thread waits
 * for another at most as long as indexing {@value #STRETCH} packets takes.
 */
public final class PacketIndexer implements Closeable {
    /** How many packets are read while the lock is held. */
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
     * @throws CaptureException when it is no capture file that can be read
     */
    public static PacketIndexer open(Path path) throws IOException {
        return open(path, () -> true);
    }

    /** Opens a file. @param goOn called often while a file is unpacked; returns false to stop */
    public static PacketIndexer open(Path path, BooleanSupplier goOn) throws IOException {
        return new PacketIndexer(PacketFile.open(path, goOn));
    }

    /**
     * Indexes the next packets.
     *
     * @param most how many at most
     * @return false at the end
     * @throws IOException when the file cannot be read; the packets indexed before stay
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
                problem = Texts.of(PacketIndexer.class).text("packets", index.size());
                complete = true;
            } else if (scan.next()) {
                scan.addTo(index);
            } else {
                complete = true;
            }
        }
        return !complete;
    }

    /** The index of the packets read so far; it grows with {@link #read}. */
    public PacketIndex index() {
        return index;
    }

    /** Sum of the lengths on the wire of the packets read so far. */
    public synchronized long bytes() {
        return scan.bytes();
    }

    /** Totals of the TCP connections seen so far; the place in the list is the number of the stream. */
    public synchronized List<StreamTotals> streams() {
        return scan.totals();
    }

    /** What the packets without TCP carry that were read so far, the most frequent first. */
    public synchronized List<OtherPackets> others() {
        return scan.others();
    }

    /** How many TCP connections were seen so far. */
    public synchronized int streamCount() {
        return scan.table().size();
    }

    /** The end that opened a connection, as far as that is known. */
    public synchronized HostPort client(int stream) {
        return scan.table().client(stream);
    }

    /** The other end of a connection. */
    public synchronized HostPort server(int stream) {
        return scan.table().server(stream);
    }

    /**
     * A sequence or acknowledgement number of TCP, counted from the beginning of its connection. 1 is the first byte of
     * a side, or the first one that was captured.
     *
     * @param number   as it is in the packet
     * @param ofClient whether it counts the client's bytes
     * @return the number itself while the beginning is not known
     */
    public synchronized long relative(int stream, long number, boolean ofClient) {
        long base = scan.base(stream, ofClient);
        return base < 0 ? number : number - base & 0xFFFF_FFFFL;
    }

    /** Whether the whole file was read, or all that can be. */
    public synchronized boolean complete() {
        return complete;
    }

    /** The share of the file that was read, from 0 to 1. */
    public double progress() {
        return (double) file.position() / file.size();
    }

    /** How many packets were lost in capturing, when the file states it; known after the last packet. */
    public OptionalLong dropped() {
        return file.dropped();
    }

    /** One sentence when a part of the file cannot be read, or connections are too many to distinguish. */
    public synchronized Optional<String> problem() {
        return problem != null ? Optional.of(problem)
                : file.problem().or(() -> Optional.ofNullable(scan.table().full() ? PacketTotals.manyStreams() : null));
    }

    /** Whether the capture's filter named that port, see {@link PacketFile#capturedPort}. */
    public boolean capturedPort(int port) {
        return file.capturedPort(port);
    }

    /**
     * Reads a packet of the index from the file; does not wait for {@link #read}.
     *
     * @param most how many of its bytes to read at most
     */
    public Packet packet(int number, int most) throws IOException {
        return file.at(number, index.offset(number), most);
    }

    /**
     * Reads a packet of the index as {@link #packet} does. When it is the last part of an IP packet that was sent in parts, all
     * parts are read.
     */
    public Packet joined(int number, int most) throws IOException {
        return file.joined(number, index.offset(number), most);
    }

    /** The packets before this one that have parts of the IP packet which it completed, see {@link #joined}. */
    public List<Long> partsOf(int number) {
        return file.partsOf(number);
    }

    /** The packet that completed the IP packet of which this one is a part; else the packet itself. */
    public int completedBy(int number) {
        return (int) file.completedBy(number);
    }

    /** Closes the file; no thread may use this any more. */
    @Override
    public void close() throws IOException {
        file.close();
    }
}
