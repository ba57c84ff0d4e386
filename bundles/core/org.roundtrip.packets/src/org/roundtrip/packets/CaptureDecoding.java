// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import org.roundtrip.model.Network;
import org.roundtrip.packets.anatomy.NetworkTimes;
import org.roundtrip.packets.anatomy.ServerEnd;
import org.roundtrip.packets.anatomy.ServerTimes;
import org.roundtrip.packets.calls.CallAssignment;
import org.roundtrip.packets.calls.CallsByRequest;
import org.roundtrip.packets.calls.CallsByTime;
import org.roundtrip.packets.calls.CallsInOrder;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.packets.calls.PacketAttribution;
import org.roundtrip.packets.decode.IndexedCapture;
import org.roundtrip.packets.decode.MessageDecoding;
import org.roundtrip.packets.decode.MessageStore;
import org.roundtrip.packets.decode.StreamSummaries;

/**
 * Decodes a capture whose packets are indexed, in three steps. It finds the messages, assigns them to calls, and finds
 * the message of each packet. For one thread.
 */
final class CaptureDecoding {
    private static final int ASKED_EVERY = 256;

    private final IndexedCapture capture;
    private final CaptureSource source;
    private final CapturedCalls calls;
    private final BooleanSupplier goOn;
    private final DoubleConsumer progress;

    /**
     * @param calls    of the journal; without their times when there is none
     * @param goOn     called often; returns false to cancel
     * @param progress gets how much is done, from 0 to 1
     */
    CaptureDecoding(IndexedCapture capture, CaptureSource source, CapturedCalls calls, BooleanSupplier goOn, DoubleConsumer progress) {
        this.capture = capture;
        this.source = source;
        this.calls = calls;
        this.goOn = goOn;
        this.progress = progress;
    }

    /** @throws CancellationException when it was cancelled */
    DecodedCapture run() throws IOException {
        MessageStore store = new MessageDecoding(capture,
                calls.timed() && !calls.overlap() ? packet -> calls.ofPacket(capture.index(), packet) : null)
                .run(packet -> report(packet, 0));
        StreamSummaries streams = new StreamSummaries(store, capture.indexer().streamCount());
        CallAssignment assigning = !calls.timed() ? new CallsByRequest(store, capture.index())
                : calls.answered() ? new CallsByTime(store, capture.index(), calls, streams)
                : new CallsInOrder(store, capture.index(), calls, streams);
        PacketAttribution attribution = new PacketAttribution(capture, store, assigning);
        for (int packet = 0; packet < capture.index().size(); packet++) {
            report(packet, 0.5);
            attribution.next(packet);
        }
        progress.accept(1);
        return new DecodedCapture(attribution.end(), streams, server());
    }

    private Optional<ServerTimes> server() throws IOException {
        if (source.server().isPresent()) {
            ServerCapture server = source.server().get();
            return Optional.of(ServerEnd.of(source.file(), server.file(), server.clock()));
        }
        return source.network().filter(Network.Ethernet.class::isInstance)
                .map(network -> new NetworkTimes(capture.index(), (Network.Ethernet) network));
    }

    private void report(int packet, double before) {
        if (packet % ASKED_EVERY == 0) {
            if (!goOn.getAsBoolean()) {
                throw new CancellationException();
            }
            progress.accept(before + 0.5 * packet / capture.index().size());
        }
    }
}
