// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.time.Instant;
import java.util.List;
import org.roundtrip.hosts.Host;

/**
 * How a check of a host ended, as it is kept. No secret is in it.
 *
 * @param logIn   where it was logged in, {@link Host#logIn}: for another log-in it says nothing
 * @param time    when
 * @param points  what was found, in the order in which people read it; none when the host could not be used
 * @param javas   the Java runtimes that were found, the newest first
 * @param failure one sentence on why the host could not be used; empty when it could
 */
public record CheckOutcome(String logIn, Instant time, List<Point> points, List<RemoteJava> javas, String failure) {
    /** Lists cannot be changed. */
    public CheckOutcome {
        points = List.copyOf(points);
        javas = List.copyOf(javas);
    }

    /** The outcome of a check that was made just now. */
    public static CheckOutcome of(HostCheck check) {
        return new CheckOutcome(check.host().logIn(), Instant.now(), check.points(), check.facts().javas(), "");
    }

    /** The outcome of a check that failed just now. @param failure one sentence */
    public static CheckOutcome failed(Host host, String failure) {
        return new CheckOutcome(host.logIn(), Instant.now(), List.of(), List.of(), failure);
    }
}
