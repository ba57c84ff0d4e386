// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of SOAP with Apache CXF 4 in an embedded Tomcat 10.
 *
 * <p>{@link org.roundtrip.provider.cxf.CxfProvider} is its component, {@link org.roundtrip.provider.cxf.CxfWssProvider} the one with WS-Security; they run in the workbench and may be called by several threads. CXF
 * begins with Java here: {@code CxfSources} writes the interface and the classes with the annotations of JAX-WS and JAXB, from which CXF makes
 * WSDL, wrappers and bindings when a process starts. The two halves are in {@code runtime}, a bundle of its own for Java 17 and newer.
 */
package org.roundtrip.provider.cxf;
