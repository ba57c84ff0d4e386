// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

/**
 * The messages of a decoded capture and the packets that belong to them. Not changed any more.
 *
 * @param store    all messages
 * @param packets  to which message each packet belongs
 * @param trackers the sequence numbers of each direction of each connection
 */
public record DecodedMessages(MessageStore store, PacketMessages packets, SequenceTrackers trackers) {
}
