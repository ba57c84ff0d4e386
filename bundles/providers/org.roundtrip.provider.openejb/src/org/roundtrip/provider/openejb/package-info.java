// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of OpenEJB, the container of Apache TomEE, by its own protocol ejbd.
 *
 * <p>{@link org.roundtrip.provider.openejb.OpenEjbProvider} is its component and contract compiler, which runs in the workbench and may be
 * called by several threads. There is no generator: stubs are dynamic proxies. The halves are in {@code runtime}, a bundle of its own for
 * Java 17 and newer.
 */
package org.roundtrip.provider.openejb;
