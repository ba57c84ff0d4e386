// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The providers of Java RMI (JRMP), with the classes of the Java runtime. They are {@link
 * org.roundtrip.provider.rmi.RmiProvider}; {@link org.roundtrip.provider.rmi.JndiProvider}, whose clients find the
 * servant through JNDI; {@link org.roundtrip.provider.rmi.SslProvider}, with TLS on all connections; and {@link
 * org.roundtrip.provider.rmi.HttpProvider}, whose calls go through HTTP.
 *
 * <p>They are components, which run in the workbench and may be called by several threads. RMI needs no generator: stubs
 * are dynamic proxies. So {@code JrmpProvider} compiles a contract for all of them in the same way. The halves are in
 * {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.rmi;
