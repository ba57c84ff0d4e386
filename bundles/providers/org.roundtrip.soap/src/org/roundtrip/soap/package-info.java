// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What SOAP stacks share that generate Java from a WSDL document. These are the document ({@link org.roundtrip.soap.Wsdl}), the XML names in
 * it ({@link org.roundtrip.soap.SoapNames}), and the types of JAX-RPC that become of it ({@link org.roundtrip.soap.BeanTypes}). What differs
 * among their generators is a {@link org.roundtrip.soap.Dialect}. All stacks with WS-Security have the options of
 * {@link org.roundtrip.soap.WsSecurity}.
 *
 * <p>These classes run in the workbench; several threads may use them.
 */
package org.roundtrip.soap;
