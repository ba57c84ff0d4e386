// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.List;
import org.roundtrip.model.text.Texts;

/**
 * A setting of a provider that a plan may change.
 *
 * @param name         name in plans
 * @param label        for people
 * @param help         one or two sentences for people
 * @param kind         which values are possible
 * @param choices      the possible values of a {@link Kind#CHOICE}, else empty
 * @param defaultValue the value when the plan gives none
 */
public record Option(String name, String label, String help, Kind kind, List<String> choices, String defaultValue) {

    /** Which values an option may have. */
    public enum Kind {
        /** {@code true} or {@code false}. */
        SWITCH,
        /** One of the choices. */
        CHOICE,
        /** A whole number. */
        NUMBER,
        /** Any text. */
        TEXT
    }

    /** One of several values, the first of which is the default. */
    public static Option choice(String name, String label, String help, String... choices) {
        return new Option(name, label, help, Kind.CHOICE, List.of(choices), choices[0]);
    }

    /** On or off. */
    public static Option toggle(String name, String label, String help, boolean defaultValue) {
        return new Option(name, label, help, Kind.SWITCH, List.of(), Boolean.toString(defaultValue));
    }

    /** One sentence on why a value is not possible, or null when it is possible. */
    public String objection(String value) {
        boolean possible = switch (kind) {
            case SWITCH -> value.equals("true") || value.equals("false");
            case CHOICE -> choices.contains(value);
            case NUMBER -> value.matches("-?\\d{1,18}");
            case TEXT -> true;
        };
        return possible ? null : Texts.of(Option.class).text(
                choices.isEmpty() ? "option.impossible" : "option.impossible.choice", name, value,
                String.join(", ", choices));
    }
}
