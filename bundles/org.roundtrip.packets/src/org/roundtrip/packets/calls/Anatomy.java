// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Optional;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.packets.decode.PacketMessages;

/**
 * The five parts of a captured call in nanoseconds. The call is cut at its first and last packet of each side, so the sum
 * of the parts is its duration. Packets sent again and packets without data do not cut. When the sides take turns within a
 * call, as for a ping before the request, everything up to the client's last packet is request. The clocks of calls and
 * packets differ a little: a cut that would lie outside of the call is moved to its border.
 *
 * @param call            index of the call
 * @param startEpochNanos when the call began
 * @param clientBefore    from the beginning to the first packet of the request
 * @param requestOnWire   from there to the last packet of the request
 * @param server          from there to the first packet of the response; 0 when there is no response
 * @param responseOnWire  from there to the last packet of the response
 * @param clientAfter     from there to the end of the call
 * @param answered        whether the server sent data after the client's last packet
 * @param clamped         whether a cut was moved to the border of the call
 */
public record Anatomy(int call, long startEpochNanos, long clientBefore, long requestOnWire, long server,
        long responseOnWire, long clientAfter, boolean answered, boolean clamped) {

    /** Returns how long the call took. */
    public long duration() {
        return clientBefore + requestOnWire + server + responseOnWire + clientAfter;
    }

    /**
     * Computes the anatomy of a call; empty when there is no such call or the client sent no data in it.
     *
     * @param calls   with their packets
     * @param packets which of them contain data
     */
    public static Optional<Anatomy> of(CapturedCalls calls, PacketMessages packets, PacketIndex index, int call) {
        if (call < 0 || call >= calls.size()) {
            return Optional.empty();
        }
        Cuts cuts = new Cuts(index);
        calls.packets(call).filter(packet -> packets.carries(packet) && !packets.again(packet)).forEach(cuts::add);
        return cuts.firstRequest == Packet.NO_TIME ? Optional.empty() : Optional.of(cuts.anatomy(call, calls));
    }

    /** Finds the cuts of a call. Its packets are added in the order of the file. */
    private static final class Cuts {
        private final PacketIndex index;
        private long firstRequest = Packet.NO_TIME;
        private long lastRequest = Packet.NO_TIME;
        private long firstResponse = Packet.NO_TIME;
        private long lastResponse = Packet.NO_TIME;

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
                firstResponse = Packet.NO_TIME;
                lastResponse = Packet.NO_TIME;
            } else if (firstRequest != Packet.NO_TIME) {
                firstResponse = firstResponse == Packet.NO_TIME ? time : firstResponse;
                lastResponse = time;
            }
        }

        Anatomy anatomy(int call, CapturedCalls calls) {
            long start = calls.startEpochNanos(call);
            long end = calls.endEpochNanos(call);
            boolean answered = firstResponse != Packet.NO_TIME;
            long[] wanted = {firstRequest, lastRequest, answered ? firstResponse : lastRequest,
                answered ? lastResponse : lastRequest};
            long[] cuts = new long[wanted.length];
            boolean clamped = false;
            long before = start;
            for (int cut = 0; cut < cuts.length; cut++) {
                cuts[cut] = Math.clamp(wanted[cut], before, Math.max(before, end));
                clamped |= cuts[cut] != wanted[cut];
                before = cuts[cut];
            }
            return new Anatomy(call, start, cuts[0] - start, cuts[1] - cuts[0], cuts[2] - cuts[1], cuts[3] - cuts[2],
                    end - cuts[3], answered, clamped);
        }
    }
}
