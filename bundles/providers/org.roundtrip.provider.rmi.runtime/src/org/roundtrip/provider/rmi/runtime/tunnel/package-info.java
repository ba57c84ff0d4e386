// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The client's end of RMI over HTTP: {@link org.roundtrip.provider.rmi.runtime.tunnel.TunnelSocket} is what RMI takes for a
 * connection, {@link org.roundtrip.provider.rmi.runtime.tunnel.Tunnel} sends one message. Each socket is used by one thread at
 * a time.
 */
package org.roundtrip.provider.rmi.runtime.tunnel;
