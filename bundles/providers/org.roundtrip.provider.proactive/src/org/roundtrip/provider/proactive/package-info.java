// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of ProActive, whose active objects answer with futures.
 *
 * <p>{@link org.roundtrip.provider.proactive.ProActiveProvider} is its component and contract compiler, which runs in the
 * workbench and may be called by several threads. ProActive needs no generator: it makes stubs in the processes, with
 * Javassist. The halves are in {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.proactive;
