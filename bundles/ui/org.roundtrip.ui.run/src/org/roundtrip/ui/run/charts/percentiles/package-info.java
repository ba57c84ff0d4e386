// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of latency by percentile: {@link org.roundtrip.ui.run.charts.percentiles.PercentileView} shows what
 * {@link org.roundtrip.ui.run.charts.percentiles.PercentileDrawer} draws in the background. User interface's thread, unless a class says otherwise.
 */
package org.roundtrip.ui.run.charts.percentiles;
