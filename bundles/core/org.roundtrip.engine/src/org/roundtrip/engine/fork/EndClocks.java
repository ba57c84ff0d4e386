// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.check.ClockOffset;
import org.roundtrip.model.ClockDifference;

/**
 * What exchanges said during a run of the clocks of a server's and a client's machine. They are made before and after
 * each capture. Exchanges of earlier captures tell how fast the clocks run apart. Used by the run's thread.
 */
final class EndClocks {
    /** Clocks run evenly for so long at least. */
    private static final Duration EVEN = Duration.ofMinutes(10);
    private static final long SECOND = 1_000_000_000L;
    private static final int OF_ONE_CAPTURE = 2;

    private record Exchange(long at, ClockOffset offset) {
    }

    private final List<Exchange> exchanges = new ArrayList<>();

    /**
     * A difference and whether a clock was set since the first exchange.
     *
     * @param difference empty when it was set during the capture
     */
    record Found(Optional<ClockDifference> difference, boolean stepped) {
    }

    /** Nothing is known. */
    static final Found UNKNOWN = new Found(Optional.empty(), false);

    /** Asks both machines. @return the time on the client's clock, in nanoseconds since 1970 */
    long ask(ForkPlaces places) throws HostException, InterruptedException {
        long begin = System.nanoTime();
        ClockOffset client = places.client().clock();
        Instant now = Instant.now();
        ClockOffset server = places.server().clock();
        // The clocks of two hosts are not read at the same moment.
        long between = client.bound() == 0 || server.bound() == 0 ? 0
                : (long) ((System.nanoTime() - begin) * ClockBounds.MOST_DRIFT);
        long at = now.getEpochSecond() * SECOND + now.getNano() + client.nanos();
        exchanges.removeIf(old -> old.at < at - EVEN.toNanos());
        exchanges.add(new Exchange(at, new ClockOffset(server.nanos() - client.nanos(),
                server.bound() + client.bound() + between)));
        return at;
    }

    /** Finds the difference during a capture; after a step, only the exchanges around the capture count, also later. */
    Found difference(long from, long to, ClockBounds packets) {
        Optional<ClockDifference> even = bounds(packets).difference(from, to);
        if (even.isPresent() || exchanges.isEmpty()) {
            return new Found(even, false);
        }
        exchanges.subList(0, Math.max(0, exchanges.size() - OF_ONE_CAPTURE)).clear();
        Optional<ClockDifference> around = bounds(packets).difference(from, to);
        if (around.isEmpty()) {
            exchanges.subList(0, Math.max(0, exchanges.size() - 1)).clear();
        }
        return new Found(around, true);
    }

    private ClockBounds bounds(ClockBounds packets) {
        ClockBounds bounds = new ClockBounds(packets);
        exchanges.forEach(each -> bounds.exchange(each.at, each.offset.nanos(), each.offset.bound()));
        return bounds;
    }
}
