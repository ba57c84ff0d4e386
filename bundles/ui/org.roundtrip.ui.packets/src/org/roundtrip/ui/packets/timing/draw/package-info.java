// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Draws the chart of timing: calls above, the packets of both sides below, on one time axis. Few calls or packets are drawn
 * one by one, many as pixel columns. {@link org.roundtrip.ui.packets.timing.draw.TimingDrawer} is the entry; each painter
 * draws one part of the chart. Everything is drawn with Java2D by the background thread of the chart's canvas; nothing here
 * uses SWT. What is drawn comes from {@code timing.trace}.
 */
package org.roundtrip.ui.packets.timing.draw;
