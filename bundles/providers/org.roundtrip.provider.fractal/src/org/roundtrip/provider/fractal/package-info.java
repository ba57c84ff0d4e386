// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Fractal RMI, which binds components of the Fractal model across processes, with the binders of Jonathan.
 *
 * <p>{@link org.roundtrip.provider.fractal.FractalProvider} is its component and contract compiler, which runs in the workbench
 * and may be called by several threads. Fractal RMI needs no generator: it makes stubs and skeletons of a Java interface in the
 * processes, with ASM. The halves are in {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.fractal;
