// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Java RMI (JRMP), with the classes of the Java runtime.
 *
 * <p>{@link org.roundtrip.provider.rmi.RmiProvider} is its component and contract compiler, which runs in the workbench
 * and may be called by several threads. RMI needs no generator: stubs are dynamic proxies. The two halves are in {@code
 * runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.rmi;
