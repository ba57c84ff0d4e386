// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of EasyBeans, the container of JOnAS 5, over CAROL with JRMP.
 *
 * <p>{@link org.roundtrip.provider.easybeans.EasyBeansProvider} is its component and contract compiler, which runs in the workbench and may be
 * called by several threads. There is no generator: stubs are dynamic proxies. The halves are in {@code runtime}, a bundle of its own.
 */
package org.roundtrip.provider.easybeans;
