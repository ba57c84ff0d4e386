// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * One packet in memory. {@link Packet} has the captured bytes, {@link IpPacket} what its link, IP, TCP and UDP headers
 * say.
 *
 * <p>Work on long files uses {@link PacketHeaders} instead, which reads the same headers but is filled again for each
 * packet. Bytes may come from anywhere: no reader here looks behind the captured bytes. The records are immutable;
 * {@code PacketHeaders} belongs to one thread.
 */
package org.roundtrip.capture.packet;
