// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.model.text.Texts;

/**
 * Reads a pcap or pcapng file of either byte order, from front to back or at a place seen before. The file may come from
 * anywhere: every length in it is checked and memory stays bounded. Where the file is cut or damaged, reading ends and
 * {@link #problem} returns the reason. The file is read up to the size it had when it was opened. One thread reads on,
 * others may look packets up at the same time. A thread that is interrupted reads on, and stays interrupted.
 */
public final class PacketFile implements Closeable {
    /** As many bytes of a packet as {@link #next()} reads: enough for its headers except in very rare cases. */
    public static final int HEAD_BYTES = 256;

    private final SharedFile file;
    private final ReadAhead ahead;
    private final FileWindow window;
    private final FrameReader reader;
    private final CurrentFrame frame = new CurrentFrame();
    private long packets;
    private final FileWindow lookupWindow;
    private final CurrentFrame lookupFrame = new CurrentFrame();

    private PacketFile(SharedFile file, String name) throws IOException {
        this.file = file;
        long size = file.size();
        ahead = new ReadAhead(file, size);
        window = new FileWindow(file, size, FileWindow.WIDE, ahead);
        lookupWindow = new FileWindow(file, size, FileWindow.NARROW, null);
        reader = PcapReader.recognises(window) ? new PcapReader(window)
                : PcapngReader.recognises(window) ? new PcapngReader(window) : null;
        if (reader == null) {
            throw new CaptureException(Texts.of(PacketFile.class).text(NoCapture.reason(window), name));
        }
    }

    /**
     * Opens a file.
     *
     * @throws CaptureException with one sentence when it is no pcap and no pcapng file
     */
    public static PacketFile open(Path file) throws IOException {
        SharedFile shared = new SharedFile(file);
        try {
            return new PacketFile(shared, String.valueOf(file.getFileName()));
        } catch (IOException e) {
            shared.close();
            throw e;
        }
    }

    /** The next packet with its first {@value #HEAD_BYTES} bytes; null at the end. */
    public Packet next() throws IOException {
        return advance() ? frame.packet(packets - 1, window, HEAD_BYTES) : null;
    }

    /**
     * Goes on to the next packet without making an object for it. Then {@link #offset}, {@link #epochNanos}, {@link
     * #wireLength} and {@link #readHeaders} describe that packet.
     *
     * @return false at the end
     */
    public boolean advance() throws IOException {
        if (!reader.next(frame)) {
            return false;
        }
        packets++;
        return true;
    }

    /** The place of the current packet in the file, see {@link Packet#offset}. */
    public long offset() {
        return frame.offset;
    }

    /** When the current packet was captured, in nanoseconds since 1970, or {@link Packet#NO_TIME}. */
    public long epochNanos() {
        return frame.epochNanos;
    }

    /** Length of the current packet on the wire, link layer included. */
    public int wireLength() {
        return frame.wireLength;
    }

    /** Reads the headers of the current packet. @return false when it is no IP packet */
    public boolean readHeaders(PacketHeaders into) throws IOException {
        int length = frame.length(HEAD_BYTES);
        return into.read(window.network(), window.seek(frame.dataAt, length), length, frame.linkType,
                frame.wireLength);
    }

    /**
     * Reads again a packet that was seen before. This does not move {@link #next}, and neither waits for the other.
     *
     * @param index  becomes {@link Packet#index}
     * @param offset {@link Packet#offset} of the packet
     * @param most   how many of its bytes are wanted at most
     * @throws CaptureException when no packet begins there
     */
    public Packet at(long index, long offset, int most) throws IOException {
        synchronized (lookupFrame) {
            if (!reader.at(lookupWindow, offset, lookupFrame)) {
                throw new CaptureException(Texts.of(PacketFile.class).text("packet.none", offset));
            }
            return lookupFrame.packet(index, lookupWindow, most);
        }
    }

    /** One sentence on the damage when the file is cut or damaged; known after the last packet. */
    public Optional<String> problem() {
        return Optional.ofNullable(reader.problem());
    }

    /** How many packets were lost in capturing, when the file states it; known after the last packet. */
    public OptionalLong dropped() {
        return reader.dropped();
    }

    /**
     * Whether the capture's filter named that port, as far as the file was read. Filters name the ports of servers, so this
     * helps to find out which side of a connection is the server.
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
        ahead.close();
        file.close();
    }
}
