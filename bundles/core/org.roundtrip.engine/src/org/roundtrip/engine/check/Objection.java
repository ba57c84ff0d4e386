// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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

    /** Returns a line for each reason. One that several providers have is said once, behind the names of all of them. */
    public static String lines(List<Objection> objections) {
        Map<Objection, List<String>> variants = new LinkedHashMap<>();
        objections.forEach(each -> variants.computeIfAbsent(new Objection("", each.place, each.reason), same -> new ArrayList<>())
                .add(each.variant));
        return variants.entrySet().stream().map(same -> new Objection(String.join(", ", same.getValue()), same.getKey().place,
                same.getKey().reason).toString()).collect(Collectors.joining("\n"));
    }
}
