// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A payload while it is being drawn. A {@link Design} holds named types and references to them, so a type is one thing wherever
 * it is used, and it is kept when nothing uses it. Every {@link Node} has a number that stays the same while the node is renamed
 * or moved. {@link FromModel} and {@link ToModel} convert to and from what is saved and measured.
 *
 * <p>Edits are pure functions from a design to an {@link Edited}: the design after it, or one sentence why it is not possible.
 * {@link Insertion} and {@link Moving} put pieces at a {@link Target}, {@link Removal} takes nodes out, {@link Renaming},
 * {@link Changes}, {@link Behaviours} and {@link Types} change them. A design is valid after each, so an invalid name or length
 * stays in the field in which it is typed. {@link Outline} finds nodes by number. All classes are for any thread; none knows
 * widgets or files.
 */
package org.roundtrip.design;
