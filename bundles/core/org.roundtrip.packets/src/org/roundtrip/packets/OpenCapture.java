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
import org.roundtrip.capture.index.OtherPackets;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.PacketIndexer;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.packets.anatomy.Anatomy;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.anatomy.ServerEnd;
import org.roundtrip.packets.anatomy.ServerTimes;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.calls.Attribution;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.packets.calls.JournalCalls;
import org.roundtrip.packets.decode.IndexedCapture;
import org.roundtrip.packets.decode.MessageTable;

/**
 * A capture opened to be studied: packets, connections, messages and calls. One thread reads it in two passes:
 * {@link #read} indexes the packets, then {@link #decode} finds the messages and the call of each packet. Other threads may
 * look at the results at any time. Whoever opens a capture closes it.
 */
public final class OpenCapture implements Closeable {
    /** A capture with more packets is decoded only on request. */
    public static final int MOST_DECODED = 1_000_000;

    private final CaptureSource source;
    private final IndexedCapture indexed;
    private final StreamRows streams;
    private final CaptureRoles roles = new CaptureRoles(this);
    private final MessageTable none;
    private volatile CapturedCalls calls;
    private volatile DecodedCapture decoded;
    private volatile MessageTable messages;
    private volatile double decodeProgress;

    private OpenCapture(CaptureSource source, IndexedCapture indexed, CapturedCalls calls) {
        this.source = source;
        this.indexed = indexed;
        this.calls = calls;
        streams = new StreamRows(indexed.indexer());
        none = new MessageTable(indexed, null);
        messages = none;
    }

    /**
     * Opens a capture without reading its packets. When its journal cannot be read, the calls are found as in a capture
     * without a journal.
     *
     * @throws NoSuchFileException                    when there is no such file
     * @throws org.roundtrip.capture.CaptureException when the file is no capture
     */
    public static OpenCapture open(CaptureSource source, Dissectors dissectors) throws IOException {
        return open(source, dissectors, () -> true);
    }

    /**
     * Opens a capture, see {@link #open(CaptureSource, Dissectors)}.
     *
     * @param goOn called often while a compressed file is unpacked; returns false to stop, which is an error
     */
    public static OpenCapture open(CaptureSource source, Dissectors dissectors, BooleanSupplier goOn) throws IOException {
        return new OpenCapture(source,
                new IndexedCapture(PacketIndexer.open(source.file(), goOn), dissectors, source.hints()), calls(source));
    }

    private static CapturedCalls calls(CaptureSource source) {
        if (source.journal().isEmpty()) {
            return CapturedCalls.NONE;
        }
        try (JournalReader journal = JournalReader.open(source.journal().get())) {
            CapturedCalls calls = JournalCalls.of(journal);
            return source.oneWay() ? calls.oneWay() : calls;
        } catch (IOException e) {
            return CapturedCalls.NONE;
        }
    }

    /** Returns where the capture comes from. */
    public CaptureSource source() {
        return source;
    }

    /** Reads at most this many further packets. @return false at the end of the file */
    public boolean read(int most) throws IOException {
        return indexed.indexer().read(most);
    }

    /**
     * Finds the messages and the call of each packet, after all packets were read. When called again, for example after the
     * user chose another protocol for a port, it replaces the earlier result. When cancelled, nothing changes.
     *
     * @param goOn called often; returns false to cancel
     */
    public void decode(BooleanSupplier goOn) throws IOException {
        if (!complete()) {
            throw new IllegalStateException("a capture is decoded when all of it is read");
        }
        try {
            DecodedCapture found = new CaptureDecoding(indexed, source, calls, goOn, done -> decodeProgress = done).run();
            decoded = found;
            calls = found.packets().calls();
            messages = new MessageTable(indexed, found.packets().messages());
        } catch (CancellationException e) {
            decodeProgress = 0;
        }
    }

    /** Returns the number of packets read so far. */
    public int size() {
        return index().size();
    }

    /** Returns the sum of the lengths of the packets on the wire, read so far. */
    public long bytes() {
        return indexed.indexer().bytes();
    }

    /** Whether the whole file was read. */
    public boolean complete() {
        return indexed.indexer().complete();
    }

    /** Whether messages and the calls of packets are known. */
    public boolean decoded() {
        return messages != none;
    }

    /** Returns how much of the file was read, from 0 to 1. */
    public double progress() {
        return indexed.indexer().progress();
    }

    /** Returns how much of the capture was decoded, from 0 to 1. */
    public double decodeProgress() {
        return decodeProgress;
    }

    /** Returns how many packets the capture lost, when the file contains that number. */
    public OptionalLong dropped() {
        return indexed.indexer().dropped();
    }

    /** Returns what the packets without TCP carry that were read so far, the most frequent first. */
    public List<OtherPackets> others() {
        return indexed.indexer().others();
    }

    /** Returns one sentence when the file is cut or damaged, or contains more than the index can hold. */
    public Optional<String> problem() {
        return indexed.indexer().problem();
    }

    /** Returns a packet for a list. The packet must have been read before. */
    public PacketRow row(int packet) throws IOException {
        Packet head = indexed.head(packet);
        int stream = index().stream(packet);
        int message = messages.messageOf(packet);
        IpPacket ip = indexed.ip(packet, head).orElse(null);
        boolean counted = stream != TcpStreams.NONE && ip != null && ip.isTcp();
        boolean client = index().fromClient(packet);
        return new PacketRow(head, ip, since(0, packet),
                packet == 0 ? null : since(packet - 1, packet),
                stream == TcpStreams.NONE ? null : (Boolean) client,
                stream == TcpStreams.NONE ? null : (Integer) stream, callOf(packet),
                message < 0 ? null : (Integer) message,
                counted ? (Long) indexed.indexer().relative(stream, ip.tcp().sequence(), client) : null,
                counted && ip.tcp().has(TcpHeader.ACK)
                        ? (Long) indexed.indexer().relative(stream, ip.tcp().acknowledgement(), !client) : null,
                server().map(end -> end.way(packet)).orElse(null));
    }

    /** Returns the nanoseconds from one packet to another; null when one of them has no time. */
    public Long since(int earlier, int later) {
        long from = index().epochNanos(earlier);
        long to = index().epochNanos(later);
        return from == Packet.NO_TIME || to == Packet.NO_TIME ? null : (Long) (to - from);
    }

    /** Returns the captured call of a packet, see {@link PacketRow#call}. Does not read the file. */
    public Long callOf(int packet) {
        DecodedCapture known = decoded;
        int message = known == null ? -1 : known.packets().messages().packets().message(packet);
        int call = message >= 0 ? known.packets().messages().store().call(message) : calls.ofPacket(index(), packet);
        return call < 0 ? null : (Long) (long) call;
    }

    /** Returns a packet with all of its captured bytes. The packet must have been read before. */
    public Packet whole(int packet) throws IOException {
        return indexed.whole(packet);
    }

    /** Returns the index of packets, which answers frequent questions without reading the file. */
    public PacketIndex index() {
        return indexed.index();
    }

    /** Returns the number of TCP connections read so far, quickly. */
    public int streamCount() {
        return indexed.indexer().streamCount();
    }

    /** Returns the TCP connections read so far. */
    public List<StreamRow> streams() {
        DecodedCapture known = decoded;
        return streams.rows(known == null ? null : known.streams(), this::protocolLabel);
    }

    /** Returns the captured calls; none before decoding when there is no journal. */
    public CapturedCalls calls() {
        return calls;
    }

    /** Returns the totals of assigning packets to calls; empty until the capture is decoded. */
    public Optional<Attribution> attribution() {
        return Optional.ofNullable(decoded).map(known -> known.packets().attribution());
    }

    /** Returns the messages; none until the capture is decoded. */
    public MessageTable messages() {
        return messages;
    }

    /** The name for people of a protocol that messages of this capture have. */
    public String protocolLabel(String protocol) {
        return indexed.dissectors().label(protocol);
    }

    /** What the specification of a protocol that messages of this capture have calls its answers. */
    public AnswerTerm answerTerm(String protocol) {
        return indexed.dissectors().answerTerm(protocol);
    }

    /** Returns bytes by role of calls, messages and the whole capture. */
    public CaptureRoles roles() {
        return roles;
    }

    /**
     * Computes the anatomy of a call. It is empty when the capture is not decoded, the client sent no data in the call,
     * or nothing answers it.
     */
    public Optional<Anatomy> anatomy(int call) {
        DecodedCapture known = decoded;
        return known == null ? Optional.empty()
                : Anatomy.of(known.packets().calls(), known.packets().messages().packets(), index(), known.server(),
                        source.ways(), call);
    }

    /** Returns the packets of the server's end; empty until the capture is decoded, and when they were not captured there. */
    public Optional<ServerEnd> server() {
        return Optional.ofNullable(decoded).flatMap(DecodedCapture::server).filter(ServerEnd.class::isInstance).map(ServerEnd.class::cast);
    }

    /** Returns how the ways between both ends are known before the calls are looked at. */
    public Ways ways() {
        return Optional.ofNullable(decoded).flatMap(DecodedCapture::server).map(ServerTimes::ways).orElse(source.ways());
    }

    /**
     * Adds the anatomies of all captured calls to a pool.
     *
     * @param goOn called before each call; returns false to cancel
     */
    public void addAnatomies(AnatomySummary.Pool pool, BooleanSupplier goOn) {
        int size = calls.size();
        for (int call = 0; call < size && goOn.getAsBoolean(); call++) {
            anatomy(call).ifPresent(pool::add);
        }
    }

    /** Summarizes the anatomies of all captured calls; empty when none has packets. @param goOn called before each call */
    public Optional<AnatomySummary> anatomies(BooleanSupplier goOn) {
        AnatomySummary.Pool pool = new AnatomySummary.Pool();
        addAnatomies(pool, goOn);
        return pool.summary();
    }

    IndexedCapture indexed() {
        return indexed;
    }

    @Override
    public void close() throws IOException {
        indexed.indexer().close();
    }
}
