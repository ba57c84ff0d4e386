// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of SOAP with Apache Axis 1.4 in an embedded Tomcat 9.
 *
 * <p>{@link org.roundtrip.provider.axis.AxisProvider} is its component and contract compiler, which runs in the
 * workbench and may be called by several threads. {@code Wsdl} and {@code Schema} write a contract as WSDL, Axis's own
 * WSDL2Java generates beans, stub and deployment descriptor, {@code AxisNames} avoids names from which it generates
 * Java that does not compile, and {@code AxisTypes} describes the generated types. The two halves are in {@code
 * runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.axis;
