// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import org.roundtrip.packets.decode.DecodedMessages;

/**
 * The result of {@link PacketAttribution}.
 *
 * @param messages    all messages, and to which of them each packet belongs
 * @param calls       the calls with their packets and messages
 * @param attribution totals over all packets
 */
public record AttributedPackets(DecodedMessages messages, CapturedCalls calls, Attribution attribution) {
}
