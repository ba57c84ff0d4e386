// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * SOAP 1.1 and 1.2 and XML-RPC in the bodies of HTTP messages, and other XML. The entry is
 * {@link org.roundtrip.dissect.soap.SoapDissector}; the objects behind it read one document in one thread.
 *
 * <p>The package has an XML scanner of its own. The parsers of the platform report where a piece ends in characters,
 * after line ends and entities were changed, and nothing about attributes; but here each byte must get its role. The
 * scanner refuses document types and bounds depth and attributes. A value with an id is shown at each element that
 * refers to it, but without bytes, so that its bytes are counted only once; after 5,000 parts no more are shown.
 */
package org.roundtrip.dissect.soap;
