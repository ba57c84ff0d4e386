// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

/**
 * A reason why a plan cannot be run.
 *
 * @param variant the provider's name in the plan, or empty when the reason is about the plan as a whole
 * @param place   what the reason is about: {@code provider}, {@code options.NAME}, or the path of a field of the
 *                contract such as {@code list.result[].when}
 * @param reason  one sentence: what is wrong and what to do
 */
public record Objection(String variant, String place, String reason) {
    @Override
    public String toString() {
        return variant.isEmpty() ? reason : variant + ", " + place + ": " + reason;
    }
}
