// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A widget for charts that grow while a run is measured. {@link ChartCanvas} shows a picture, {@link ChartGestures}
 * handles the mouse, {@link ChartCommands} keys and the context menu, {@link ChartCursor} reads values by keyboard; a
 * {@link ChartDrawer}, written by each view, draws it in a background job with the chart code of the report. A {@link
 * Viewport} is the visible part of the horizontal axis. Charts that nobody can see are not drawn. Also copies and saves
 * charts. Which data is drawn is decided by the views, not here. Widgets belong to the user interface's thread; a drawer
 * is called by one other thread at a time.
 */
package org.roundtrip.ui.chart;
