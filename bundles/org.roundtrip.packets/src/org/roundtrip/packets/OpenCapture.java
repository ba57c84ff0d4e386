// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.PacketIndexer;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.JournalReader;

/**
 * A capture opened to be studied: packets, connections, calls, messages. It is read in two passes by one thread, while
 * others may look at what is there: {@link #read} indexes the packets, {@link #decode} then finds the messages and the
 * call of each packet. Safe for several threads; whoever opens it closes it.
 */
public final class OpenCapture implements Closeable {
    /** A capture of more packets is decoded only when someone asks for it. */
    public static final int MOST_DECODED = 1_000_000;

    /** Bytes of the longest packet there can be. */
    static final int WHOLE = 1 << 18;

    private final CaptureSource source;
    private final Dissectors dissectors;
    private final PacketIndexer indexer;
    private final StreamSums sums;
    private final MessageTable none = new MessageTable(this, null);
    private volatile CapturedCalls calls;
    private volatile Decoded decoded;
    private volatile MessageTable messages = none;
    private volatile double decodeProgress;

    private OpenCapture(CaptureSource source, Dissectors dissectors, PacketIndexer indexer, CapturedCalls calls) {
        this.source = source;
        this.dissectors = dissectors;
        this.indexer = indexer;
        this.calls = calls;
        sums = new StreamSums(indexer.index());
    }

    /**
     * Opens a capture without reading it. A journal that cannot be read is as good as none.
     *
     * @throws NoSuchFileException                   when there is no such file
     * @throws org.roundtrip.capture.CaptureException when it is no capture file
     */
    public static OpenCapture open(CaptureSource source, Dissectors dissectors) throws IOException {
        return new OpenCapture(source, dissectors, PacketIndexer.open(source.file()), calls(source));
    }

    private static CapturedCalls calls(CaptureSource source) {
        if (source.journal().isEmpty()) {
            return CapturedCalls.NONE;
        }
        try (JournalReader journal = JournalReader.open(source.journal().get())) {
            return JournalCalls.of(journal);
        } catch (IOException e) {
            return CapturedCalls.NONE;
        }
    }

    /** Where it comes from. */
    public CaptureSource source() {
        return source;
    }

    /** Reads on by at most so many packets. @return false at the end */
    public boolean read(int most) throws IOException {
        return indexer.read(most);
    }

    /**
     * Finds the messages, and the call of each packet, when all is read. Called again, as after a port was said to speak
     * something else, it finds them anew. When cancelled, nothing changes.
     *
     * @param goOn asked again and again, to cancel
     */
    public void decode(BooleanSupplier goOn) throws IOException {
        if (!complete()) {
            throw new IllegalStateException("a capture is decoded when all of it is read");
        }
        try {
            Decoded found = new Decoding(this, goOn, done -> decodeProgress = done).run();
            decoded = found;
            calls = found.calls();
            messages = new MessageTable(this, found);
        } catch (CancellationException e) {
            decodeProgress = 0;
        }
    }

    /** Packets read so far. */
    public int size() {
        return index().size();
    }

    /** Their lengths on the wire. */
    public long bytes() {
        return indexer.bytes();
    }

    /** Whether the whole file was read. */
    public boolean complete() {
        return indexer.complete();
    }

    /** Whether messages and the calls of packets are known. */
    public boolean decoded() {
        return messages != none;
    }

    /** How much of the file was read, from 0 to 1. */
    public double progress() {
        return indexer.progress();
    }

    /** How much of it was decoded, from 0 to 1. */
    public double decodeProgress() {
        return decodeProgress;
    }

    /** Packets that the capture lost, when the file tells. */
    public OptionalLong dropped() {
        return indexer.dropped();
    }

    /** One sentence when the file is cut or damaged, or more than can be told apart. */
    public Optional<String> problem() {
        return indexer.problem();
    }

    /** A packet that was read before, as a list shows it. */
    public PacketRow row(int packet) throws IOException {
        Packet head = indexer.packet(packet, PacketFile.HEAD_BYTES);
        int stream = index().stream(packet);
        Decoded known = decoded;
        int message = known == null || !known.packets().carries(packet) ? -1 : known.packets().message(packet);
        return new PacketRow(head, IpPacket.of(head).orElse(null), since(0, packet),
                packet == 0 ? null : since(packet - 1, packet),
                stream == TcpStreams.NONE ? null : (Boolean) index().fromClient(packet),
                stream == TcpStreams.NONE ? null : (Integer) stream, callOf(packet),
                message < 0 ? null : (Integer) message);
    }

    /** Nanoseconds from one packet to another; null when the file does not tell the time of either. */
    public Long since(int earlier, int later) {
        long from = index().epochNanos(earlier);
        long to = index().epochNanos(later);
        return from == Packet.NO_TIME || to == Packet.NO_TIME ? null : (Long) (to - from);
    }

    /** The captured call that a packet belongs to, as {@link PacketRow#call} tells it; reads nothing from the file. */
    public Long callOf(int packet) {
        Decoded known = decoded;
        int message = known == null ? -1 : known.packets().message(packet);
        if (message >= 0) {
            int call = known.store().call(message);
            return call < 0 ? null : (Long) (long) call;
        }
        int byTime = byTime(calls, index(), packet);
        return byTime < 0 ? null : (Long) (long) byTime;
    }

    /** The call during which a packet of a connection was seen, where the calls have times of their own; or -1. */
    static int byTime(CapturedCalls calls, PacketIndex index, int packet) {
        long time = index.epochNanos(packet);
        boolean tells = calls.timed() && time != Packet.NO_TIME && index.stream(packet) != TcpStreams.NONE;
        return tells ? calls.at(time) : -1;
    }

    /** A packet that was read before, with all of its captured bytes. */
    public Packet whole(int packet) throws IOException {
        return indexer.packet(packet, WHOLE);
    }

    /** What is asked of packets most often, without reading the file. */
    public PacketIndex index() {
        return indexer.index();
    }

    /** How many TCP connections were seen so far; cheap. */
    public int streamCount() {
        return indexer.streamCount();
    }

    /** The TCP connections seen so far. */
    public List<StreamRow> streams() {
        return sums.rows(indexer, decoded);
    }

    /** The captured calls; of a capture from elsewhere empty until it is decoded. */
    public CapturedCalls calls() {
        return calls;
    }

    /** What came of putting packets to calls; empty until it is decoded. */
    public Optional<Attribution> attribution() {
        return Optional.ofNullable(decoded).map(Decoded::attribution);
    }

    /** The messages, none until it is decoded. */
    public MessageTable messages() {
        return messages;
    }

    PacketIndexer indexer() {
        return indexer;
    }

    Dissectors dissectors() {
        return dissectors;
    }

    Decoded known() {
        return decoded;
    }

    @Override
    public void close() throws IOException {
        indexer.close();
    }
}
