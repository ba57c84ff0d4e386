// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Decodes the bytes of TCP connections to messages: the interfaces that the dissectors of protocols implement, and the
 * classes with which they read messages. The package {@code connection} feeds them the packets of a capture. The
 * dissectors are services in packages of their own; {@link org.roundtrip.dissect.Dissectors} is their table. Reading
 * capture files and finding the calls of messages are done in other bundles.
 *
 * <p>A dissector takes a message from front to back with a {@link org.roundtrip.dissect.MessageReader} and notes each
 * field as it takes its bytes: the field's place in the stream and the one role of each byte come from the same line of
 * code, so tree, hex and bars cannot differ. When only roles are needed ({@link org.roundtrip.dissect.Detail}), no
 * names, values or trees are made. A whole capture is decoded that way; a message is decoded with its fields only when
 * it is shown. Each connection is decoded by one thread at a time. Captures may be hostile: memory and work are bounded
 * for each message, damaged messages are marked, and decoding continues after them.
 */
package org.roundtrip.dissect;
