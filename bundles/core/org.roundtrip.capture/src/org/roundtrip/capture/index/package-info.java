// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The first of two passes over a capture. It makes an index with the place, time, length, direction and TCP connection
 * of every packet, in 24 bytes each. {@link PacketIndexer} makes it, a million packets a second and more: no object is
 * made for a packet. {@link PacketTotals} counts packets and bytes without following sequence numbers; packets sent
 * again are found by package {@code packets.decode}.
 *
 * <p>{@link TcpStreams} finds the connections and {@link TcpDirection} puts the bytes of one direction in order, for
 * those who decode them.
 *
 * <p>One thread builds an index while others read the part that is finished.
 */
package org.roundtrip.capture.index;
