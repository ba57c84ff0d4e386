// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Finds the messages of an indexed capture. The main classes are {@link org.roundtrip.packets.decode.MessageDecoding},
 * which decodes all connections once, and {@link org.roundtrip.packets.decode.MessageTable}, which returns them;
 * {@link org.roundtrip.packets.decode.MessageTable#sentAgain} finds packets sent again.
 *
 * <p>A message takes 48 bytes in {@link org.roundtrip.packets.decode.MessageStore}; equal texts and equal byte counts are
 * stored once. Fields are not stored: when someone looks at a message, its connection is decoded again from some messages
 * before it ({@link org.roundtrip.packets.decode.RecentReplays}).
 *
 * <p>{@link org.roundtrip.packets.decode.SequenceTracker} turns TCP sequence numbers into offsets and finds bytes that
 * were sent again. This package does not use calls. One thread decodes; after that, any thread reads.
 */
package org.roundtrip.packets.decode;
