// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

/**
 * What decoding found out about a capture. Immutable once it is made.
 *
 * @param seen  the bytes of each direction of each connection
 * @param calls with their packets and messages
 */
record Decoded(MessageStore store, PacketMessages packets, SeenStreams seen, StreamFacts streams, CapturedCalls calls,
        Attribution attribution) {
}
