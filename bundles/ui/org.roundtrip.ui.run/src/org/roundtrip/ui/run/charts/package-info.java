// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What views with a chart of one operation share. {@link org.roundtrip.ui.run.charts.OperationChartView} has the list of
 * operations, the chart and its commands, and follows the focus. Each package below has one view. User interface's thread only.
 */
package org.roundtrip.ui.run.charts;
