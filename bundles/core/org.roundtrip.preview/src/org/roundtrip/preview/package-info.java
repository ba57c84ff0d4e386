// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What each middleware makes of a payload on the wire. {@link org.roundtrip.preview.Previews} compiles the echo of a payload, or an operation, as a
 * run does, starts the middleware's own client and server, lets them make two calls, and returns the bytes of the second as
 * {@link org.roundtrip.preview.Preview}: every byte with its role, and the fields. Nothing is computed from the shape.
 *
 * <p><b>How the bytes are taken.</b> Not by capturing packets: that needs rights or a name space, and is possible on Linux only,
 * while a preview must be there on every machine. Instead a forwarder listens on the loopback address, and the server half is
 * told to name the forwarder's port in its address and its references ({@code ServerSetting.publishedPort}), as a server
 * behind a container's port or a tunnel does. So the middleware itself sends its client to the forwarder, whatever its
 * references look like, and nothing is rewritten on the way. Where a server connects to its clients, the client half names
 * another port of the forwarder in the same way ({@code ClientSetting.publishedPort}). Look-ups do not pass there. The dissectors read the recorded
 * streams as they read those of a capture. A test compares both.
 *
 * <p>The first call settles what is agreed once for each connection, such as HTTP/2's table of header fields; captures show
 * later calls too. The processes end after the second call: another shape is another contract with other classes, so they would serve nothing
 * but the same bytes again.
 */
package org.roundtrip.preview;
