// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Texts in which a design is written: names, lengths, constants. {@link TextProperty} reads and writes one of them,
 * {@link TextPlace} says which node it is of. What a person has typed and is not valid yet is {@link Unfinished}; the design has
 * the last valid text until then. {@link EditWords} says what an edit would do. Immutable, without widgets, any thread.
 */
package org.roundtrip.design.text;
