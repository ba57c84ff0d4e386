// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.roundtrip.hosts.check.HostCheck;
import org.roundtrip.hosts.check.Point;
import org.roundtrip.hosts.check.RemoteJava;

/**
 * How the last check of a host ended.
 *
 * @param time    when
 * @param check   what was found; empty when the host could not be reached
 * @param failure one sentence on why not; empty when it could
 */
public record LastCheck(Instant time, Optional<HostCheck> check, String failure) {
    /** How a host stands, from best to worst. */
    enum Grade {
        /** Nothing must be done. */
        GOOD("server-up"),
        /** Something is missing or doubtful. */
        DOUBTFUL("warning"),
        /** No side can run there. */
        BAD("server-failed");

        private final String icon;

        Grade(String icon) {
            this.icon = icon;
        }

        /** The name of its picture in a list of hosts. */
        String icon() {
            return icon;
        }
    }

    /** The grade of one point: without a Java nothing can run. */
    static Grade grade(Point point) {
        return point.good() ? Grade.GOOD : point.topic().equals("java") ? Grade.BAD : Grade.DOUBTFUL;
    }

    /** The grade of the worst point. */
    Grade grade() {
        return check.map(found -> found.points().stream().map(LastCheck::grade).max(Grade::compareTo).orElse(Grade.GOOD))
                .orElse(Grade.BAD);
    }

    /** How many points need something. */
    long todo() {
        return points().stream().filter(point -> !point.good()).count();
    }

    /** What was found, in the order in which people read it. */
    List<Point> points() {
        return check.map(HostCheck::points).orElse(List.of());
    }

    /** The Java runtimes that were found, the newest first. */
    public List<RemoteJava> javas() {
        return check.map(found -> found.facts().javas()).orElse(List.of());
    }
}
