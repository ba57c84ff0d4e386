// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.load;

/**
 * The measured calls of a row that ended with an exception which the operation declares. They are no errors. Percentiles are null
 * when there were too few calls.
 *
 * @param calls            how many did
 * @param share            how many of all measured calls that are, 0 to 1
 * @param p50Nanos         the median of these calls, from when they were sent
 * @param returnedP50Nanos the median of the calls that returned instead
 */
public record Thrown(long calls, double share, Double p50Nanos, Double returnedP50Nanos) {
}
