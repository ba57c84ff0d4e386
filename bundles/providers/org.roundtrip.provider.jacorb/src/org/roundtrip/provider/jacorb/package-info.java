// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of CORBA with JacORB.
 *
 * <p>{@link org.roundtrip.provider.jacorb.JacorbProvider} is its component and contract compiler, which runs in the
 * workbench and may be called by several threads. {@code corba.IdlWriter} writes a contract as OMG IDL, JacORB's own IDL
 * compiler generates stub and skeleton, and {@code IdlTypes} describes the generated types. The two halves are in
 * {@code runtime}, a bundle of its own for Java 8 and newer.
 * {@link org.roundtrip.provider.jacorb.IdlExporter} writes payloads as IDL; the package {@code idl} reads them.
 */
package org.roundtrip.provider.jacorb;
