// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Charts for reports and for the workbench, drawn on any {@code Graphics2D}:
 * {@link org.roundtrip.chart.CurveChart} draws latencies over calls or time,
 * {@link org.roundtrip.chart.PointsChart} lines through a few measured points. {@link Axes} makes axes with few round {@link Ticks}. The package {@code bars} draws bytes by
 * role and anatomies of calls. Colours and names of providers, roles and parts of calls are defined here and there and
 * nowhere else. Nothing here uses SWT. One thread uses a chart.
 */
package org.roundtrip.chart;
