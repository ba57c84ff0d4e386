// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The protocol of our own raw TCP provider, the floor that other middlewares are compared with. The entry is
 * {@link org.roundtrip.dissect.socket.SocketDissector}; a decoder belongs to one connection and one thread.
 */
package org.roundtrip.dissect.socket;
