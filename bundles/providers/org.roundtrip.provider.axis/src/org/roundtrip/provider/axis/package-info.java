// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of SOAP with Apache Axis 1.4 in an embedded Tomcat 9.
 *
 * <p>{@link org.roundtrip.provider.axis.AxisProvider} is its component and contract compiler,
 * {@link org.roundtrip.provider.axis.AxisWssProvider} the one with WS-Security; they run in the workbench and may be called by several threads. Axis's own WSDL2Java generates beans, stub and deployment descriptor from
 * a WSDL document; {@code AxisDialect} says what it makes of names. The two halves are in {@code runtime}, a bundle of
 * its own for Java 8 and newer.
 */
package org.roundtrip.provider.axis;
