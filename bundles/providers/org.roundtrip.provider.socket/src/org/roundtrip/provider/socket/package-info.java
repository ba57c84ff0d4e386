// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of raw TCP, the floor that others are compared with: hand-written marshalling over one connection.
 *
 * <p>{@link org.roundtrip.provider.socket.SocketProvider} is its component and contract compiler, which runs in the
 * workbench and may be called by several threads. The classes here generate a stub, a dispatcher and a codec for each
 * contract. The two halves and the wire format are in {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.socket;
