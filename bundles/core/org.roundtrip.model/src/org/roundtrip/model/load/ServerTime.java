// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.load;

/**
 * How long measured calls were with the servant, by its own clock. It begins when a call came with its arguments read,
 * and ends when it returned or threw. Null where there were too few calls.
 *
 * @param p50Nanos        the median
 * @param outsideP50Nanos the median of what is left of each call's time at the client; null unless one caller made the calls, so that
 *                        it is known which call of the servant is which of the client
 * @param toP50Nanos      the median from when the client began each call until it came to the servant; null also when both sides
 *                        have clocks of different machines
 * @param fromP50Nanos    the median from when the servant was done until the client had the answer; null as {@code toP50Nanos}
 * @param boundNanos      how far {@code toP50Nanos} may be too long and {@code fromP50Nanos} too short, or the other way round
 */
public record ServerTime(Double p50Nanos, Double outsideP50Nanos, Double toP50Nanos, Double fromP50Nanos, Long boundNanos) {
    /** The servant recorded nothing. */
    public static final ServerTime UNKNOWN = new ServerTime(null, null, null, null, null);
}
