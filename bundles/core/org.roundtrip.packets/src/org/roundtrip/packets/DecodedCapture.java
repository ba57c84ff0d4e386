// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Optional;
import org.roundtrip.packets.anatomy.ServerTimes;
import org.roundtrip.packets.calls.AttributedPackets;
import org.roundtrip.packets.decode.StreamSummaries;

/**
 * The result of decoding a capture. Not changed any more.
 *
 * @param packets the messages, the calls, and which packets belong to them
 * @param streams protocol and purpose of each connection
 * @param server  when the packets passed the server's end, if that is known
 */
record DecodedCapture(AttributedPackets packets, StreamSummaries streams, Optional<ServerTimes> server) {
}
