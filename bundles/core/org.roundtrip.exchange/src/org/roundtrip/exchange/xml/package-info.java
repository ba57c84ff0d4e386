// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * XML: {@link org.roundtrip.exchange.xml.XsdReader} reads XML Schema, {@link org.roundtrip.exchange.xml.WsdlReader} WSDL 1.1 and {@link
 * org.roundtrip.exchange.xml.XmlSample} samples without a schema; {@link org.roundtrip.exchange.xml.XsdWriter} writes XML Schema.
 *
 * <p>{@link org.roundtrip.exchange.xml.XmlDocuments} makes a tree of a file and skips DTDs. {@link
 * org.roundtrip.exchange.xml.SchemaFiles} follows what schemas refer to, within the folders that the user named, and knows
 * their components by name. {@link org.roundtrip.exchange.xml.SchemaTypes} declares types for them: contents first become {@link
 * org.roundtrip.exchange.xml.Particle}s in their simplest form, then fields, cases and lists. Safe for all threads.
 */
package org.roundtrip.exchange.xml;
