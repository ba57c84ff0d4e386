// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * From the types that a source declares to shapes. An importer describes each type as a
 * {@link org.roundtrip.exchange.types.Declared} with {@link org.roundtrip.exchange.types.Sketch}es of its members, by name and
 * in any order; {@link org.roundtrip.exchange.types.TypeTable} follows the names, cuts recursion where the fewest values are lost,
 * finds valid names, assumes lengths where the source gives none, chooses the payload and writes a note for each thing that has
 * no counterpart. A table is filled and resolved by one thread.
 */
package org.roundtrip.exchange.types;
