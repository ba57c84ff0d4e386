// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of the CORBA Component Model, a reconstruction on JacORB after the specification CCM 4.0 (OMG formal/06-04-01). OpenCCM,
 * which was measured in 2004, cannot be had any more.
 *
 * <p>{@link org.roundtrip.provider.ccm.CcmProvider} is its component and contract compiler, which runs in the workbench and may be called
 * by several threads. {@link org.roundtrip.provider.ccm.CcmSources} writes a component in IDL 3 and its equivalent in IDL 2, which JacORB's
 * IDL compiler translates with the contract. The folder {@code templates} has both, and what a compiler of CCM would generate besides. The
 * container and the two halves are in {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.ccm;
