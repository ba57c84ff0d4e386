// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.util.Optional;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;

/**
 * How far the wall clock of a host is from the one here. The clock there was read between a question and its answer, so
 * the shortest of many exchanges bounds the offset.
 *
 * @param nanos the clock there minus the one here in nanoseconds: the middle of what is possible
 * @param bound how far the true offset can be from that, in nanoseconds
 */
public record ClockOffset(long nanos, long bound) {
    /** The clock here. */
    public static final ClockOffset NONE = new ClockOffset(0, 0);

    /** Measures it with a Java there, or with the program {@code date}, which bounds it less tightly. */
    public static ClockOffset measure(HostConnection connection, Optional<RemoteJava> java)
            throws HostException, InterruptedException {
        try (HostClock clock = HostClock.open(connection, java)) {
            return clock.offset();
        }
    }
}
