// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

/**
 * Something wrong with a draft.
 *
 * @param where   what it is wrong with: a {@link ProtocolField}, a {@link NodePath}, a provider's place in the list as
 *                an {@link Integer}, or one of the names in {@link DraftCheck}
 * @param field   which text of it, such as {@code name} or {@code length}; empty when it is none in particular
 * @param message one sentence
 */
public record Problem(Object where, String field, String message) {
}
