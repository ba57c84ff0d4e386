// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of WildFly, the successor of JBoss, by EJB over its native remoting.
 *
 * <p>{@link org.roundtrip.provider.wildfly.WildFlyProvider} is its component and contract compiler, which runs in the workbench and may be
 * called by several threads. There is no generator: stubs are dynamic proxies. The halves are in {@code runtime}, a bundle of its own for
 * Java 17 and newer.
 */
package org.roundtrip.provider.wildfly;
