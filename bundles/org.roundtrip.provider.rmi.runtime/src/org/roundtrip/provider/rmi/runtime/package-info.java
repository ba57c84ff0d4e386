// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the RMI provider, which run in forked JVMs and need only the JDK and the harness.
 *
 * <p>{@link org.roundtrip.provider.rmi.runtime.RmiServer} exports the servant and its registry,
 * {@link org.roundtrip.provider.rmi.runtime.RmiClient} looks it up,
 * {@link org.roundtrip.provider.rmi.runtime.JndiClient} does so through JNDI. RMI connects to the servant while it looks up, so
 * {@code TimedSockets} times this connection apart. RMI serves calls on threads of its own.
 */
package org.roundtrip.provider.rmi.runtime;
