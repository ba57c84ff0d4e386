// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.model.text.Texts;

/**
 * Reads a pcap, pcapng or snoop file, from front to back or at a place seen before. Both byte orders are read. It may be
 * compressed with gzip or Zstandard. The file may come from anywhere: every length in it is checked and memory stays bounded. Where the file is cut or damaged, reading ends and
 * {@link #problem} returns the reason. The file is read up to the size it had when it was opened. One thread reads on,
 * others may look packets up at the same time. A thread that is interrupted reads on, and stays interrupted.
 */
public final class PacketFile implements Closeable {
    /** As many bytes of a packet as {@link #next()} reads: enough for its headers except in very rare cases. */
    public static final int HEAD_BYTES = 256;

    /** More bytes than a part of an IP packet has with its link layer. */
    private static final int LONGEST_PART = 1 << 17;

    private final SharedFile file;
    private final ReadAhead ahead;
    private final FileWindow window;
    private final FrameReader reader;
    /** Why not all of a compressed file could be unpacked; null when all was, and when it is not compressed. */
    private final String unpackingProblem;
    private final CurrentFrame frame = new CurrentFrame();
    private long packets;
    private final FileWindow lookupWindow;
    private final CurrentFrame lookupFrame = new CurrentFrame();
    private final Fragments fragments = new Fragments();
    /** The parts of a packet, by the number of the one that completed it. */
    private final Map<Long, List<Fragments.Part>> joined = new ConcurrentHashMap<>();
    private int completedParts;
    /** The number of the packet that completed a part. */
    private final Map<Long, Long> completed = new ConcurrentHashMap<>();

    private PacketFile(SharedFile file, String name, String unpackingProblem) throws IOException {
        this.file = file;
        this.unpackingProblem = unpackingProblem;
        long size = file.size();
        ahead = new ReadAhead(file, size);
        window = new FileWindow(file, size, FileWindow.WIDE, ahead);
        lookupWindow = new FileWindow(file, size, FileWindow.NARROW, null);
        reader = PcapReader.recognises(window) ? new PcapReader(window)
                : PcapngReader.recognises(window) ? new PcapngReader(window)
                : SnoopReader.recognises(window) ? new SnoopReader(window) : null;
        if (reader == null) {
            throw new CaptureException(NoCapture.reason(window, name));
        }
    }

    /**
     * Opens a file. One that was compressed with gzip or Zstandard is unpacked first, to a file that is deleted by {@link
     * #close}.
     *
     * @throws CaptureException with one sentence when it is no capture file that can be read
     */
    public static PacketFile open(Path file) throws IOException {
        return open(file, () -> true);
    }

    /**
     * Opens a file, see {@link #open(Path)}.
     *
     * @param goOn called often while a file is unpacked; returns false to stop
     * @throws InterruptedIOException when it was stopped
     */
    public static PacketFile open(Path file, BooleanSupplier goOn) throws IOException {
        Unpacked unpacked = Unpacked.of(file, Unpacked.ALWAYS, goOn).orElse(null);
        SharedFile shared = unpacked == null ? new SharedFile(file, false) : new SharedFile(unpacked.file(), true);
        try {
            return new PacketFile(shared, String.valueOf(file.getFileName()), unpacked == null ? null : unpacked.problem());
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

    /** The code of the current packet's link layer, see {@link LinkType#code}. */
    public int linkCode() {
        return frame.linkCode;
    }

    /**
     * Reads the headers of the current packet. Call it once for each packet in the order of the file: when the packet is the
     * last part of an IP packet that was sent in parts, the headers are those of the whole packet.
     *
     * @return false when it is no IP packet
     */
    public boolean readHeaders(PacketHeaders into) throws IOException {
        completedParts = 0;
        int length = frame.length(HEAD_BYTES);
        boolean ip = into.read(window.network(), window.seek(frame.dataAt, length), length, frame.linkType,
                frame.linkCode, frame.wireLength);
        return ip && into.fragment() != null ? readPart(into) : ip;
    }

    private boolean readPart(PacketHeaders into) throws IOException {
        long number = packets - 1;
        List<Fragments.Part> parts = fragments.add(into, new Fragments.Part(number, frame.offset, into.fragment()),
                frame.epochNanos).orElse(null);
        if (parts == null) {
            return true;
        }
        joined.put(number, parts);
        parts.stream().map(Fragments.Part::packet).filter(part -> part != number).forEach(part -> completed.put(part, number));
        completedParts = partsOf(number).size();
        JoinedFrame whole = join(parts);
        return into.read(ByteBuffer.wrap(whole.bytes()), 0, whole.bytes().length, frame.linkType, frame.linkCode,
                whole.wireLength());
    }

    private JoinedFrame join(List<Fragments.Part> parts) throws IOException {
        synchronized (lookupFrame) {
            return JoinedFrame.of(parts, part -> at(part.packet(), part.offset(), LONGEST_PART).bytes());
        }
    }

    /**
     * Reads a packet as {@link #at} does. When it is the last part of an IP packet that was sent in parts, the frame that is
     * returned has all of them. Its headers were read before by {@link #readHeaders}.
     */
    public Packet joined(long index, long offset, int most) throws IOException {
        List<Fragments.Part> parts = joined.isEmpty() ? null : joined.get(index);
        Packet packet = at(index, offset, most);
        if (parts == null) {
            return packet;
        }
        JoinedFrame whole = join(parts);
        return new Packet(index, offset, packet.epochNanos(), packet.linkType(), whole.bytes().length, whole.wireLength(),
                whole.bytes());
    }

    /** How many earlier packets have parts of the IP packet that the current one completed, after {@link #readHeaders}. */
    public int completed() {
        return completedParts;
    }

    /** The current packet with all of its bytes, see {@link #joined}. @param most how many at most */
    public Packet whole(int most) throws IOException {
        return joined(packets - 1, frame.offset, most);
    }

    /** The numbers of the packets whose parts of an IP packet a packet completed; itself is not among them. */
    public List<Long> partsOf(long index) {
        List<Fragments.Part> parts = joined.isEmpty() ? null : joined.get(index);
        return parts == null ? List.of() : parts.stream().map(Fragments.Part::packet).filter(part -> part != index).distinct().toList();
    }

    /** The number of the packet that completed the IP packet of which this one is a part; else its own. */
    public long completedBy(long index) {
        return completed.isEmpty() ? index : completed.getOrDefault(index, index);
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
        return Optional.ofNullable(unpackingProblem).or(() -> Optional.ofNullable(reader.problem()));
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
