// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the RMI providers, which run in forked JVMs and need only the JDK and the harness.
 *
 * <p>{@link org.roundtrip.provider.rmi.runtime.RmiServer} exports the servant and its registry,
 * {@link org.roundtrip.provider.rmi.runtime.RmiClient} looks it up,
 * {@link org.roundtrip.provider.rmi.runtime.JndiClient} does so through JNDI. RMI connects to the servant while it looks up, so
 * {@code TimedSockets} times this connection apart. RMI serves calls on threads of its own.
 *
 * <p>The other ways are subclasses that use other sockets: {@link org.roundtrip.provider.rmi.runtime.SslServer} and
 * {@link org.roundtrip.provider.rmi.runtime.SslClient} TLS with the keys of {@code org.roundtrip.harness.keys},
 * {@link org.roundtrip.provider.rmi.runtime.HttpServer} and {@link org.roundtrip.provider.rmi.runtime.TunnelClient} the
 * sockets of {@code tunnel}. The process between the two, which needs a web server, is in {@code gateway}.
 */
package org.roundtrip.provider.rmi.runtime;
