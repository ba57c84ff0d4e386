// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The list of packets on the screen. {@link org.roundtrip.ui.packets.list.canvas.PacketListCanvas} is the widget. It draws
 * itself, because the platform's tables are not made for ten million rows: only the rows in sight are read and drawn. The
 * other classes each do one thing for it: which packets are listed and selected, scrolling, painting, mouse, keys, and
 * speaking to a screen reader. What a row contains is in {@code list.rows}. User interface's thread only.
 */
package org.roundtrip.ui.packets.list.canvas;
