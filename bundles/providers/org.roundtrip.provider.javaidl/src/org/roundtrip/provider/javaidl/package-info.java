// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Java IDL: the JDK's former ORB, and GlassFish's.
 *
 * <p>{@link org.roundtrip.provider.javaidl.JavaIdlProvider} is its component, which runs in the workbench and may be called by
 * several threads. How the ORBs start is in {@code org.roundtrip.corba.java.jdk}; {@code org.roundtrip.corba.runtime} has the halves.
 */
package org.roundtrip.provider.javaidl;
