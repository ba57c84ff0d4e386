// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * WebSocket (RFC 6455), to which a connection changes after a request of HTTP. Each frame is a message; what a client masked
 * is shown unmasked. A decoder belongs to one connection and one thread.
 */
package org.roundtrip.dissect.websocket;
