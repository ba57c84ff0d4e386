// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

/**
 * A problem of a draft.
 *
 * @param where   its place: a {@link ProtocolField}, a {@link org.roundtrip.design.text.TextPlace} in the contract, a provider's index in the list as an
 *                {@link Integer}, or one of the names in {@link DraftCheck}
 * @param field   the text at that place that is wrong, such as {@code variant}; empty for no single text
 * @param message one sentence
 */
public record Problem(Object where, String field, String message) {
}
