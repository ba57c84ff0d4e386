// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of CORBA in C++ with omniORB, whose programs and libraries come with the system.
 *
 * <p>{@link org.roundtrip.provider.omniorb.OmniorbProvider} is its component, which runs in the workbench and may be called
 * by several threads. {@code OmniorbBuild} lists the steps from a contract to one program: the IDL that all providers of
 * CORBA share, omniORB's IDL compiler, and the C++ compiler. {@code CallersWriter}, {@code OmniServantWriter},
 * {@code BoxesWriter} and {@code NativesWriter} write what stands between the harness in C++ and the generated types, which {@code CppTypes}
 * describes. The folder {@code program} holds the two halves in C++, {@code runtime} the name service.
 */
package org.roundtrip.provider.omniorb;
