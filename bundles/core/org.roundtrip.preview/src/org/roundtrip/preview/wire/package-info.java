// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The bytes between a client and a server. {@link org.roundtrip.preview.wire.RecordingForwarder} stands between them and
 * copies what passes, and the dissectors find the messages in it. What it sees are the streams of bytes and not packets,
 * so nothing here speaks of packets. A connection is decoded from its beginning, because later messages may refer to
 * earlier ones.
 */
package org.roundtrip.preview.wire;
