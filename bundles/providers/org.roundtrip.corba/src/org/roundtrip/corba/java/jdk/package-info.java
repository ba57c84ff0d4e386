// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What all providers share that use the JDK's former ORB, or GlassFish's: which versions and options there are, and how each
 * starts ({@link org.roundtrip.corba.java.jdk.JdkOrb}, called by several threads). The lists of properties name classes of
 * {@code org.roundtrip.corba.runtime.jdk}.
 */
package org.roundtrip.corba.java.jdk;
