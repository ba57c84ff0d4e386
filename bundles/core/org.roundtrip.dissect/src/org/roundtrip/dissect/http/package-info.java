// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * HTTP/1.0 and HTTP/1.1: heads, and bodies by length, in chunks or up to the end of the connection. The entry is {@link
 * org.roundtrip.dissect.http.HttpDissector}; a decoder belongs to one connection and one thread. The content of a body
 * is decoded by the dissector for its content type. A body in chunks is read as one piece; its fields have their
 * offsets in the stream, and the head of a chunk becomes a part of the field that it divides. A compressed body is not
 * unpacked, because a few bytes may unpack to any size. After an answer that changes the protocol or opens a tunnel, the
 * decoder of what follows goes on.
 */
package org.roundtrip.dissect.http;
