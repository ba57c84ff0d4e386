// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.decode.MessageStore;
import org.roundtrip.packets.decode.MessageSummary;
import org.roundtrip.packets.decode.StreamSummaries;

/**
 * Assigns messages to calls whose times are known from a journal. A request belongs to the call during which its first
 * packet was captured. When that packet is closer to the border of two calls than the clocks are exact, the request
 * belongs to the call that has no request yet. Where calls overlap, {@link OverlappingCalls} finds the calls of requests. A response belongs to the call of its request, a fragment to the call of
 * the message it continues. All other messages (handshakes, pings, undecoded bytes) are assigned by the time of their
 * first packet. Housekeeping (looking up references, collecting garbage) belongs to no call, and so does everything else on
 * a connection that is used for housekeeping only.
 */
public final class CallsByTime implements CallAssignment {
    private static final int NONE = MessageStore.NONE;
    /** How many messages may wait for a fragment at the same time. */
    private static final int MOST_CONTINUED = 10_000;

    private record Key(int stream, Side side, long requestId) {
    }

    private final MessageStore store;
    private final PacketIndex index;
    private final CapturedCalls calls;
    private final StreamSummaries streams;
    private final UnrequestedCalls free;
    private OverlappingCalls overlapping;
    private final Map<Key, Integer> latest = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Integer> eldest) {
            return size() > MOST_CONTINUED;
        }
    };

    /** @param calls with their times on the wall clock */
    public CallsByTime(MessageStore store, PacketIndex index, CapturedCalls calls, StreamSummaries streams) {
        this.store = store;
        this.index = index;
        this.calls = calls;
        this.streams = streams;
        free = new UnrequestedCalls(calls.errorNanos());
    }

    @Override
    public CapturedCalls assign() {
        if (calls.overlap()) {
            overlapping = new OverlappingCalls(new Exchanges(store, index, message -> !outside(message)), calls, free);
        }
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != NONE) {
                assignLate(message);
            }
        }
        return calls;
    }

    @Override
    public long requestsByTime() {
        return overlapping == null ? 0 : overlapping.byTime();
    }

    @Override
    public void assignLate(int message) {
        MessageSummary summary = store.summary(message);
        store.call(message, outside(message) ? NONE : switch (summary.kind()) {
            case REQUEST -> ofRequest(message);
            case RESPONSE -> store.partner(message) == NONE ? at(message) : store.call(store.partner(message));
            case FRAGMENT -> ofContinued(message, summary);
            case HANDSHAKE, CONTROL, UNKNOWN -> at(message);
        });
        if (summary.kind() == MessageKind.REQUEST || summary.kind() == MessageKind.RESPONSE) {
            remember(message, summary);
        }
    }

    private long time(int message) {
        return index.epochNanos(store.firstPacket(message));
    }

    private boolean outside(int message) {
        return store.purpose(message).isHousekeeping() || streams.isHousekeeping(store.stream(message));
    }

    private int at(int message) {
        long time = time(message);
        return time == Packet.NO_TIME ? NONE
                : overlapping == null ? calls.at(time) : overlapping.at(store.stream(message), time);
    }

    private int ofRequest(int message) {
        int found = overlapping == null ? NONE : overlapping.ofRequest(message);
        long time = time(message);
        return found != NONE ? found : time == Packet.NO_TIME ? NONE : free.takeAt(time, calls::at);
    }

    private int ofContinued(int message, MessageSummary summary) {
        Integer continued = latest.get(new Key(store.stream(message), summary.side(), store.requestId(message)));
        return continued == null ? at(message) : store.call(continued);
    }

    /** A later fragment continues the latest message of its side, or the one with the same id. */
    private void remember(int message, MessageSummary summary) {
        latest.put(new Key(store.stream(message), summary.side(), Message.NO_ID), message);
        if (store.requestId(message) != Message.NO_ID) {
            latest.put(new Key(store.stream(message), summary.side(), store.requestId(message)), message);
        }
    }
}
