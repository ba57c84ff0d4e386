// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of RMI over IIOP. The JDK's former ORB or GlassFish's carries remote interfaces and serializable classes
 * of Java as value types of CORBA.
 *
 * <p>{@link org.roundtrip.provider.rmi.iiop.RmiIiopProvider} is its component, which runs in the workbench and may be called by
 * several threads. How the ORBs start is in {@code org.roundtrip.corba.java.jdk}; {@code org.roundtrip.corba.runtime} has the
 * halves, to which rmic's tie is a servant and rmic's stub a reference like those of any ORB. In
 * {@code org.roundtrip.corba.runtime.jdk} is what refuses values of classes that are not the contract's.
 */
package org.roundtrip.provider.rmi.iiop;
