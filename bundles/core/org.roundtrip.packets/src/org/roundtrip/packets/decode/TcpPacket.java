// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/**
 * A packet of a connection.
 *
 * @param packet with all of its bytes when it carries data, else with its headers at least
 * @param ip     what the packet carries, which is TCP
 */
record TcpPacket(Packet packet, IpPacket ip) {
}
