// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * The calls of messages where a journal tells when the calls were made. A request belongs to the call during which its
 * first packet was seen; so near to the border of two calls that the clocks cannot tell, to the one that has no request
 * yet. A response belongs to its request's call, what continues a message to that message's. Everything else
 * (handshakes, pings, what could not be decoded) goes by the time of its first packet. Looking up references and
 * collecting garbage belong to no call, whenever they are seen, nor does what else is sent on a connection for them.
 */
final class TimedCalls implements MessageCalls {
    private static final int NONE = MessageStore.NONE;
    /** So many messages may be continued at the same time. */
    private static final int MOST_CONTINUED = 10_000;

    private record Key(int stream, Side side, long requestId) {
    }

    private final MessageStore store;
    private final PacketIndex index;
    private final CapturedCalls calls;
    private final Housekeeping housekeeping;
    private final StreamFacts streams;
    private final BitSet requested = new BitSet();
    private final Map<Key, Integer> latest = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Integer> eldest) {
            return size() > MOST_CONTINUED;
        }
    };

    TimedCalls(MessageStore store, PacketIndex index, CapturedCalls calls, Housekeeping housekeeping,
            StreamFacts streams) {
        this.store = store;
        this.index = index;
        this.calls = calls;
        this.housekeeping = housekeeping;
        this.streams = streams;
    }

    @Override
    public CapturedCalls assign() {
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != NONE) {
                assignLate(message);
            }
        }
        return calls;
    }

    @Override
    public void assignLate(int message) {
        Headline headline = store.headline(message);
        boolean outside = housekeeping.is(headline) || streams.isHousekeeping(store.stream(message));
        store.call(message, outside ? NONE : switch (headline.kind()) {
            case REQUEST -> ofRequest(time(message));
            case RESPONSE -> store.partner(message) == NONE ? at(time(message)) : store.call(store.partner(message));
            case FRAGMENT -> ofContinued(message, headline);
            case HANDSHAKE, CONTROL, UNKNOWN -> at(time(message));
        });
        if (headline.kind() == MessageKind.REQUEST || headline.kind() == MessageKind.RESPONSE) {
            remember(message, headline);
        }
    }

    private long time(int message) {
        return index.epochNanos(store.firstPacket(message));
    }

    private int at(long time) {
        return time == Packet.NO_TIME ? NONE : calls.at(time);
    }

    private int ofRequest(long time) {
        int call = at(time);
        if (time != Packet.NO_TIME && (call == NONE || requested.get(call))) {
            int later = at(time + calls.errorNanos());
            int earlier = at(time - calls.errorNanos());
            call = later != call && later != NONE && !requested.get(later) ? later
                    : call == NONE && earlier != NONE && !requested.get(earlier) ? earlier : call;
        }
        if (call != NONE) {
            requested.set(call);
        }
        return call;
    }

    private int ofContinued(int message, Headline headline) {
        Integer continued = latest.get(new Key(store.stream(message), headline.side(), store.requestId(message)));
        return continued == null ? at(time(message)) : store.call(continued);
    }

    /** The latest message of a side, and that with its id, are what a later one may continue. */
    private void remember(int message, Headline headline) {
        latest.put(new Key(store.stream(message), headline.side(), Message.NO_ID), message);
        if (store.requestId(message) != Message.NO_ID) {
            latest.put(new Key(store.stream(message), headline.side(), store.requestId(message)), message);
        }
    }
}
