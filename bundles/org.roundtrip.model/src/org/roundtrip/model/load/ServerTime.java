// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.load;

/**
 * How long measured calls were with the servant, by its own clock: from when a call came to it, its arguments read, until it
 * returned or threw. Null where there were too few calls.
 *
 * @param p50Nanos        the median
 * @param outsideP50Nanos the median of what is left of each call's time at the client; null unless one caller made the calls, so that
 *                        it is known which call of the servant is which of the client
 */
public record ServerTime(Double p50Nanos, Double outsideP50Nanos) {
    /** The servant recorded nothing. */
    public static final ServerTime UNKNOWN = new ServerTime(null, null);
}
