// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.time.Instant;
import java.util.List;
import org.roundtrip.hosts.check.CheckOutcome;
import org.roundtrip.hosts.check.Point;
import org.roundtrip.hosts.check.RemoteJava;

/**
 * How the last check of a host ended.
 *
 * @param outcome what was found, or why nothing was
 */
public record LastCheck(CheckOutcome outcome) {
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
        return failed() ? Grade.BAD : points().stream().map(LastCheck::grade).max(Grade::compareTo).orElse(Grade.GOOD);
    }

    /** Whether the host could not be used. */
    boolean failed() {
        return !failure().isEmpty();
    }

    /** How many points need something. */
    long todo() {
        return points().stream().filter(point -> !point.good()).count();
    }

    /** When it was. */
    Instant time() {
        return outcome.time();
    }

    /** One sentence on why the host could not be used; empty when it could. */
    public String failure() {
        return outcome.failure();
    }

    /** What was found, in the order in which people read it. */
    List<Point> points() {
        return outcome.points();
    }

    /** The Java runtimes that were found, the newest first. */
    public List<RemoteJava> javas() {
        return outcome.javas();
    }
}
