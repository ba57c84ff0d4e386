// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

/**
 * What is left of a DATA frame whose first bytes belong to an earlier gRPC message.
 *
 * @param position offset of its first byte in the stream of TCP
 * @param header   of the frame
 * @param left     bytes of content
 * @param padding  bytes after them
 */
record FrameRest(long position, FrameHeader header, int left, int padding) {
}
