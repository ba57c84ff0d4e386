// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Import of OMG IDL, from 2 to 4.2. {@link org.roundtrip.provider.jacorb.idl.IdlImporter} is a service for all threads. {@code
 * IdlScanner} cuts files into tokens, {@code IdlFiles} is the preprocessor, which follows {@code #include} to files beside the
 * file, on the import path and in the folder {@code standard}. {@code IdlParser} reads definitions, {@code IdlOperations}
 * operations, {@code IdlNamed} and {@code IdlTypes} types, {@code IdlConstants} expressions; {@code IdlNames} follows names.
 * {@code IdlContent} collects what becomes a payload. The reader allows more than the standard: old words and new ones in one
 * file, and names that differ from a keyword or another name in their case only.
 */
package org.roundtrip.provider.jacorb.idl;
