// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Optional;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.packet.Packet;

/**
 * A captured call cut at its packets, in nanoseconds; the five parts are its whole duration. Bytes sent again and
 * packets without bytes do not count as cuts. Where the sides took turns within the call, as for a ping before the
 * request, all up to the client's last packet is request. The clocks of calls and packets are a little apart: a cut that
 * would lie outside of the call is moved to its border.
 *
 * @param call            index of the call
 * @param startEpochNanos when it began
 * @param clientBefore    from there to the first packet of the request; the whole call when it has no packet
 * @param requestOnWire   from there to the last packet of the request
 * @param server          from there to the first packet of the response; 0 when it has none
 * @param responseOnWire  from there to the last packet of the response
 * @param clientAfter     from there to the end of the call
 * @param answered        whether the server sent something after the client's last packet
 * @param clamped         whether a cut was moved
 */
public record Anatomy(int call, long startEpochNanos, long clientBefore, long requestOnWire, long server,
        long responseOnWire, long clientAfter, boolean answered, boolean clamped) {

    /** How long the call took. */
    public long duration() {
        return clientBefore + requestOnWire + server + responseOnWire + clientAfter;
    }

    /** The anatomy of a call; empty when the capture is not decoded or the client sent nothing in it. */
    public static Optional<Anatomy> of(OpenCapture capture, int call) {
        Decoded decoded = capture.known();
        if (decoded == null || call < 0 || call >= decoded.calls().size()) {
            return Optional.empty();
        }
        Cuts cuts = new Cuts(capture.index());
        decoded.calls().packets(call).filter(packet -> decoded.packets().carries(packet)
                && !decoded.packets().again(packet)).forEach(cuts::add);
        return cuts.firstRequest == Packet.NO_TIME ? Optional.empty()
                : Optional.of(cuts.anatomy(call, decoded.calls()));
    }

    /** The packets that cut a call, in the order of the file. */
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
