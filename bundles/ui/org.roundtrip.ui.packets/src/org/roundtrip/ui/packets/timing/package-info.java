// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Timing and packets. It shows calls and the packets that they caused on one time axis, from the whole capture
 * down to one call. {@link org.roundtrip.ui.packets.timing.TimingView} is the entry; here are also its buttons and keys,
 * and the strip below the chart in which the visible part is dragged. {@code timing.trace} computes what the chart
 * shows, in the background; {@code timing.draw} draws it. Classes of this package belong to the user interface's thread.
 */
package org.roundtrip.ui.packets.timing;
