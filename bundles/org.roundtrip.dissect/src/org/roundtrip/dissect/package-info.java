// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * From the bytes of TCP connections to messages: the interfaces that the dissectors of protocols implement, and what they
 * read messages with. The package {@code connection} feeds them the packets of a capture. The dissectors are services in
 * packages of their own and meet in {@link org.roundtrip.dissect.Dissectors}. Reading capture files and finding the calls
 * of messages are done in other bundles.
 *
 * <p>A dissector takes a message from front to back with a {@link org.roundtrip.dissect.MessageReader} and notes each
 * field as it takes its bytes: the field's place in the stream and the one role of each byte come from the same line of
 * code, so tree, hex and bars cannot differ. Where only roles are wanted ({@link org.roundtrip.dissect.Detail}), no
 * names, values or trees are made; a whole capture is decoded so, and a message with its fields only when someone looks
 * at it. Each connection is decoded by one thread at a time. Captures may be hostile: memory and work are bounded for
 * each message, and damaged messages are marked, while decoding goes on behind them.
 */
package org.roundtrip.dissect;
