// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads a pcap or pcapng file of either byte order, from the front or at a place seen before. The file may come from
 * anywhere: every length in it is checked, memory stays bounded, and where it is cut or damaged reading ends with what
 * was there and {@link #problem} says so. It is read up to the size it had when it was opened. For one thread at a
 * time.
 */
public final class PacketFile implements Closeable {
    /** Bytes of a packet that hold its headers in all but freak cases; what {@link #next()} reads. */
    public static final int HEAD_BYTES = 256;

    private final FileChannel channel;
    private final FileWindow window;
    private final FrameReader reader;

    private PacketFile(FileChannel channel, FileWindow window, FrameReader reader) {
        this.channel = channel;
        this.window = window;
        this.reader = reader;
    }

    /**
     * Opens a file.
     *
     * @throws CaptureException when it is no pcap and no pcapng file
     */
    public static PacketFile open(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        try {
            FileWindow window = new FileWindow(channel);
            FrameReader reader = PcapReader.recognises(window) ? new PcapReader(window)
                    : PcapngReader.recognises(window) ? new PcapngReader(window) : null;
            if (reader == null) {
                throw new CaptureException(file.getFileName() + " is no capture file: it must be pcap or pcapng.");
            }
            return new PacketFile(channel, window, reader);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** The next packet with its first {@value #HEAD_BYTES} bytes; null at the end. */
    public Packet next() throws IOException {
        return reader.next(HEAD_BYTES);
    }

    /**
     * A packet that was seen before; does not move what {@link #next} returns.
     *
     * @param index  for the packet returned
     * @param offset {@link Packet#offset} of it
     * @param most   how many of its bytes are wanted at most
     * @throws CaptureException when there is no packet
     */
    public Packet at(long index, long offset, int most) throws IOException {
        Packet packet = reader.at(index, offset, most);
        if (packet == null) {
            throw new CaptureException("There is no packet at byte " + offset + ".");
        }
        return packet;
    }

    /** After the last packet: why there are no more, when the file is cut or damaged. One sentence. */
    public Optional<String> problem() {
        return Optional.ofNullable(reader.problem());
    }

    /** Packets that were lost in capturing, when the file tells; known after the last packet. */
    public OptionalLong dropped() {
        return reader.dropped();
    }

    /**
     * Whether the capture's filter named that port, as far as the file was read: who captures names the servers' ports.
     */
    public boolean capturedPort(int port) {
        return reader.capturedPort(port);
    }

    /** Where the next packet is looked for, in bytes from the file's start. */
    public long position() {
        return reader.position();
    }

    /** Size of the file in bytes, when it was opened. */
    public long size() {
        return window.size();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
