// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The data behind the chart of timing: when calls ran and packets were seen, and both reduced to pixel columns.
 * {@link org.roundtrip.ui.packets.timing.trace.TimelineReader} follows a capture in the background and returns a
 * {@link org.roundtrip.ui.packets.timing.trace.Timeline}; it is the entry. All times are nanoseconds since the first
 * packet of the capture, as in the list of packets; what began before it has a negative time. Nothing here draws or uses SWT. One thread adds packets; any thread may read.
 */
package org.roundtrip.ui.packets.timing.trace;
