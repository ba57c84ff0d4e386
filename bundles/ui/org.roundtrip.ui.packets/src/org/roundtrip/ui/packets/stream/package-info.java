// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * TCP connections. {@link org.roundtrip.ui.packets.stream.StreamsView} lists the connections of a capture.
 * {@link org.roundtrip.ui.packets.stream.FollowView} shows what both sides of one connection sent, as text or hexadecimal
 * digits. A {@link org.roundtrip.ui.packets.stream.Conversation} is the messages of a connection in the order in which they
 * were sent, cut into chunks; {@link org.roundtrip.ui.packets.stream.ConversationCanvas} reads and draws only the chunks in
 * sight, so the length of a conversation does not matter. Views run on the user interface's thread, chunks are read in the
 * background.
 */
package org.roundtrip.ui.packets.stream;
