// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * Bytes of a stream and the packet that carried them.
 *
 * @param offset of the first byte in its direction of the stream
 * @param packet its place in the capture file, from 0
 */
public record Piece(long offset, int length, long packet) {
}
