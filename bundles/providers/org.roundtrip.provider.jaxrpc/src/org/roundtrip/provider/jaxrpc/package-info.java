// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of SOAP with the reference implementation of JAX-RPC 1.1 in an embedded Tomcat 9.
 *
 * <p>{@link org.roundtrip.provider.jaxrpc.JaxRpcProvider} is its component, which runs in the workbench and may be called by several threads.
 * The implementation's own wscompile generates interface, beans, stub and tie from a WSDL document; {@code JaxRpcDialect} says what it makes
 * of names, and {@code JaxRpcTypes} of arrays and exceptions. The halves are in {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.jaxrpc;
