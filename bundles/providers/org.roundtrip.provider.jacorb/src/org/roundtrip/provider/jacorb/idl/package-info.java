// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Import of OMG IDL. {@link org.roundtrip.provider.jacorb.idl.IdlImporter}, a service for all threads, checks the text and
 * starts a process; in it {@code IdlReading} lets JacORB's own parser read the file, {@code IdlDeclarations} walks through
 * what the parser has read, and {@code IdlSketches} and {@code IdlNamed} say what its types are. What includes other files is
 * refused, so that no file reads another one of this machine.
 */
package org.roundtrip.provider.jacorb.idl;
