// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The axes of charts: {@link Axes} makes those with few round {@link Ticks}, {@link StepAxis} that of a sweep. Both kinds, linear and
 * logarithmic, draw their labels and their unit alike, by {@link AxisLabels}. An axis is for one drawing and one thread.
 */
package org.roundtrip.report.chart.axes;
