// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the contract compilers of all kinds of Java RMI share. {@link org.roundtrip.contract.rmi.RmiSources} writes the
 * remote interface, its types and its servant; {@link org.roundtrip.contract.rmi.RemoteClasses} makes their classes for
 * generators that read these. Several threads may use it.
 */
package org.roundtrip.contract.rmi;
