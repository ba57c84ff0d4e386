// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What all providers share that use the JDK's former ORB, or GlassFish's. It has the versions and options, and how each
 * starts ({@link org.roundtrip.corba.java.jdk.JdkOrb}, called by several threads). The lists of properties and the
 * sources in {@code halves} are compiled with each contract, because the ORBs are fetched and not there when Roundtrip
 * is built.
 */
package org.roundtrip.corba.java.jdk;
