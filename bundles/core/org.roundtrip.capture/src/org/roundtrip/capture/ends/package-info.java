// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Captures of the same packets at two ends, the client's and the server's, each with times of its own clock.
 * {@link org.roundtrip.capture.ends.BothEnds} finds when the server's end saw what the client's end captured, byte by byte,
 * because a sender's packets may be cut or joined on their way. {@link org.roundtrip.capture.ends.ClockBounds} finds how
 * the clocks differ: a straight line through what exchanges allow and through what packets allow, as none arrives before it
 * was sent. {@link org.roundtrip.capture.ends.EndFiles} writes captures with other times, and both in one file.
 *
 * <p>Files are hostile until checked, as everywhere. Everything here belongs to one thread.
 */
package org.roundtrip.capture.ends;
