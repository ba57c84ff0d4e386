// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Apache XML-RPC, in its versions 3.1.3 and 1.1.
 *
 * <p>{@link org.roundtrip.provider.xmlrpc.XmlRpcProvider} is its component, which runs in the workbench and may be called by several threads.
 * XML-RPC has no generator, since its values have no types: {@code XmlRpcTypes} writes them as maps and lists, {@code XmlRpcSources} the two
 * classes that a user would write by hand. The two halves of each version are in {@code runtime}, a bundle of its own for Java 8 and newer.
 */
package org.roundtrip.provider.xmlrpc;
