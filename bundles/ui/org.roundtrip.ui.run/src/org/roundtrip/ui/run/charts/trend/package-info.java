// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of the trend: how the medians of an operation were in the runs of a plan. User interface's thread only, but for drawing.
 */
package org.roundtrip.ui.run.charts.trend;
