// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The chart of one row: the forks in the order they ran, each with its median and its calls. {@link org.roundtrip.chart.row.RowForks} is what it
 * shows, {@link org.roundtrip.chart.row.RowChart} draws it. Nothing here uses SWT.
 */
package org.roundtrip.chart.row;
