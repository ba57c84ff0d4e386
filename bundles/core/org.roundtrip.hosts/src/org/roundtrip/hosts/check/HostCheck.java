// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;

/**
 * What a host has for measuring, found by looking: as facts for programs, and as sentences for people.
 *
 * @param host      the host
 * @param facts     what it says about itself
 * @param roundTrip how long a byte to it and back takes over SSH: the median in nanoseconds
 * @param clock     how far its clock is from the one here
 * @param points    the sentences, in the order in which people read them
 */
public record HostCheck(Host host, HostFacts facts, long roundTrip, ClockOffset clock, List<Point> points) {
    /** Lists cannot be changed. */
    public HostCheck {
        points = List.copyOf(points);
    }

    /** Looks at a host; some seconds. */
    public static HostCheck of(HostConnection connection) throws HostException, InterruptedException {
        HostFacts facts = HostFacts.of(connection);
        long roundTrip = RoundTrip.median(connection);
        ClockOffset clock = ClockOffset.measure(connection, facts.javas().stream().findFirst());
        List<Point> points = new ArrayList<>(new PointSentences(connection.localAddress(), facts).all(roundTrip, clock));
        if (!facts.javas().isEmpty()) {
            points.add(PortTrial.of(connection, facts.javas().getFirst()));
        }
        return new HostCheck(connection.host(), facts, roundTrip, clock, points);
    }

    /** Returns whether nothing must be done. */
    public boolean good() {
        return points.stream().allMatch(Point::good);
    }
}
