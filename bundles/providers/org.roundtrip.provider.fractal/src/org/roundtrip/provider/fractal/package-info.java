// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Fractal RMI, which binds components of the Fractal model across processes, with the binders of Jonathan.
 *
 * <p>{@link org.roundtrip.provider.fractal.FractalProvider} is its component and contract compiler, which runs in the workbench
 * and may be called by several threads. Fractal RMI needs no generator: it makes stubs and skeletons of a Java interface in the
 * processes, with ASM. Client and server half are sources in {@code halves}, because the classes of Fractal are fetched and not
 * there when Roundtrip is built; they are compiled with each contract.
 */
package org.roundtrip.provider.fractal;
