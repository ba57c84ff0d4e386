// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * XML: {@link org.roundtrip.exchange.xml.XsdReader} reads XML Schema and {@link org.roundtrip.exchange.xml.WsdlReader} WSDL 1.1,
 * {@link org.roundtrip.exchange.xml.XsdWriter} writes XML Schema. Documents with a DTD are refused, and no document names
 * another one that is then read. Safe for all threads.
 */
package org.roundtrip.exchange.xml;
