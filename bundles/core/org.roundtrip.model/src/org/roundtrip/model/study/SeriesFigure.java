// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

/**
 * What came of a series: nanoseconds of a call, the time of a repetition divided by its calls.
 *
 * @param series         what was asked for
 * @param nanos          the summary of the repetitions of a fork; its median over the forks
 * @param lowestNanos    the fastest repetition of all forks
 * @param highestNanos   the slowest repetition of all forks
 * @param deviationNanos the standard deviation of the repetitions of all forks, for a sample; null when there is only one
 */
public record SeriesFigure(Series series, double nanos, double lowestNanos, double highestNanos, Double deviationNanos) {
}
