// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * HTTP/2 (RFC 9113) without encryption: the client's preface, frames, and header fields compressed with HPACK
 * (RFC 7541). The entry is {@link org.roundtrip.dissect.http2.Http2Dissector}; a decoder belongs to one connection and
 * one thread.
 *
 * <p>A message is a request or a response: its HEADERS frame, the CONTINUATION and DATA frames of the same stream that
 * follow, and the trailers. Frames of the whole connection that are sent in between are parts of it. When a frame of
 * another stream comes first, the message ends there, and what follows later is a fragment. All other frames are
 * messages of their own. The bodies are decoded by the dissector for their content type.
 *
 * <p>In a stream of gRPC messages, in which the client goes on sending, each message is one of its own, with the number of the
 * stream as its request id: the header fields belong to the first, trailers to the last. Several may be in one DATA frame, whose
 * header belongs to the first of them. When bytes of a stream are missing, its messages are found again where a frame has
 * whole ones.
 *
 * <p>Header fields refer to a table of fields that were sent before, since the beginning of the connection. When bytes
 * are missing, only the fields sent after them are known, and a reference to an older one is shown as such. Then the
 * operation is taken from the hints, if all calls are of one, and a body that looks like gRPC is read as gRPC; without
 * such a hint the message is marked.
 */
package org.roundtrip.dissect.http2;
