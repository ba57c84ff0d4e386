// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import java.util.Optional;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.packets.decode.PacketMessages;

/**
 * The parts of a captured call in nanoseconds. The call is cut at its first and last packet of each side, so the sum of the
 * parts is its duration. Packets sent again and packets without data do not cut. Where both sides open or check their connection
 * before the request, this is a part of its own; what belongs to the connection otherwise does not cut. When the sides take turns
 * within a call, everything up to the client's last packet is request. The clocks of calls and packets differ a little: a cut
 * that would lie outside of the call is moved to its border.
 *
 * <p>Where the ways between both ends are known, the time between the client's last packet and the server's first has three
 * parts. Where both ends were captured, each of the two on the way depends on how well the clocks of both ends are known; their
 * sum and the server's part do not.
 *
 * @param call            index of the call
 * @param startEpochNanos when the call began
 * @param clientBefore    from the beginning to the first packet of the connection part, or else of the request
 * @param connection      from the client's first packet that opens or checks the connection to the first packet of the request; 0
 *                        when there is none that the server answers before the request
 * @param requestOnWire   from there to the last packet of the request
 * @param toServer        from there to its arrival at the server's end; 0 when that is not known
 * @param server          from there to the first packet of the response; 0 when there is no response
 * @param toClient        from its leaving the server's end to its arrival; 0 when that is not known
 * @param responseOnWire  from there to the last packet of the response
 * @param clientAfter     from there to the end of the call
 * @param answered        whether the server sent data after the client's last packet
 * @param clamped         whether a cut was moved to the border of the call
 * @param ways            how {@code toServer} and {@code toClient} are known, or what {@code server} has in it besides the server
 */
public record Anatomy(int call, long startEpochNanos, long clientBefore, long connection, long requestOnWire, long toServer, long server,
        long toClient, long responseOnWire, long clientAfter, boolean answered, boolean clamped, Ways ways) {

    /** A call on an open connection whose packets were captured at one end, beyond which nothing is known. */
    public Anatomy(int call, long startEpochNanos, long clientBefore, long requestOnWire, long server, long responseOnWire,
            long clientAfter, boolean answered, boolean clamped) {
        this(call, startEpochNanos, clientBefore, 0, requestOnWire, 0, server, 0, responseOnWire, clientAfter, answered, clamped,
                Ways.UNKNOWN);
    }

    /** Returns how long the call took. */
    public long duration() {
        return clientBefore + connection + requestOnWire + beyond() + responseOnWire + clientAfter;
    }

    /** Returns the time between the client's last packet and the server's first, as the client's end sees it. */
    public long beyond() {
        return toServer + server + toClient;
    }

    /**
     * Computes the anatomy of a call. It is empty when there is no such call, the client sent no data in it, or nothing
     * answers it.
     *
     * @param calls   with their packets
     * @param packets which of them contain data
     * @param server  when they passed the server's end, if that is known
     * @param others  whether the ways take no time where that is not known
     */
    public static Optional<Anatomy> of(CapturedCalls calls, PacketMessages packets, PacketIndex index,
            Optional<? extends ServerTimes> server, Ways others, int call) {
        if (call < 0 || call >= calls.size() || !calls.answered()) {
            return Optional.empty();
        }
        Cuts cuts = new Cuts(index);
        calls.cutting(call, packets).forEach(cuts::add);
        if (cuts.firstRequest == Packet.NO_TIME) {
            return Optional.empty();
        }
        calls.opening(call, packets).forEach(cuts::open);
        return Optional.of(cuts.anatomy(call, calls, server.orElse(null), others));
    }

    /** Finds the cuts of a call. Its packets are added in the order of the file, and after them those that open its connection. */
    private static final class Cuts {
        private final PacketIndex index;
        private long contact = Packet.NO_TIME;
        private boolean contactAnswered;
        private long firstRequest = Packet.NO_TIME;
        private long lastRequest = Packet.NO_TIME;
        private long firstResponse = Packet.NO_TIME;
        private long lastResponse = Packet.NO_TIME;
        private int arriving;
        private int leaving;

        Cuts(PacketIndex index) {
            this.index = index;
        }

        void add(int packet) {
            long time = index.epochNanos(packet);
            if (time == Packet.NO_TIME) {
                return;
            }
            if (index.fromClient(packet)) {
                firstRequest = firstRequest == Packet.NO_TIME ? time : firstRequest;
                lastRequest = time;
                arriving = packet;
                firstResponse = Packet.NO_TIME;
                lastResponse = Packet.NO_TIME;
            } else if (firstRequest != Packet.NO_TIME) {
                leaving = firstResponse == Packet.NO_TIME ? packet : leaving;
                firstResponse = firstResponse == Packet.NO_TIME ? time : firstResponse;
                lastResponse = time;
            }
        }

        void open(int packet) {
            long time = index.epochNanos(packet);
            if (time == Packet.NO_TIME || time >= firstRequest) {
                return;
            }
            if (contact != Packet.NO_TIME) {
                contactAnswered |= !index.fromClient(packet);
            } else if (index.fromClient(packet)) {
                contact = time;
            }
        }

        Anatomy anatomy(int call, CapturedCalls calls, ServerTimes end, Ways others) {
            long start = calls.startEpochNanos(call);
            boolean answered = firstResponse != Packet.NO_TIME;
            long[] wanted = {contactAnswered ? contact : firstRequest, firstRequest, lastRequest, answered ? firstResponse : lastRequest,
                answered ? lastResponse : lastRequest, calls.endEpochNanos(call)};
            long[] parts = new long[wanted.length];
            boolean clamped = false;
            long before = start;
            long arrived = 0;
            for (int cut = 0; cut < wanted.length; cut++) {
                long at = Math.clamp(wanted[cut], before, Math.max(before, calls.endEpochNanos(call)));
                clamped |= at != wanted[cut] && cut < wanted.length - 1;
                parts[cut] = at - before;
                before = at;
                arrived = cut == 2 ? at : arrived;
            }
            long there = answered && end != null ? end.nanos(arriving, true) : Packet.NO_TIME;
            long back = there == Packet.NO_TIME ? Packet.NO_TIME : end.nanos(leaving, false);
            boolean known = back != Packet.NO_TIME;
            // The ways are known within a bound only, which may be more than the time on the way.
            long toServer = known ? Math.clamp(there - arrived, 0, parts[3]) : 0;
            long toClient = known ? Math.clamp(arrived + parts[3] - back, 0, parts[3] - toServer) : 0;
            return new Anatomy(call, start, parts[0], parts[1], parts[2], toServer, parts[3] - toServer - toClient, toClient, parts[4],
                    parts[5], answered, clamped, known ? end.ways() : others);
        }
    }
}
