// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The type of a field's values: how a filter writes and compares them. */
enum FieldType {
    /** A whole number, decimal or after 0x hexadecimal. */
    NUMBER,
    /** Nanoseconds, written as seconds or with a unit: {@code 0.001}, {@code 1ms}, {@code 250µs}. */
    TIME,
    /** True or false, also written 1 and 0. */
    FLAG,
    /** Characters. */
    TEXT,
    /** Text that may be a number; compared as numbers when both sides are numbers. */
    VALUE;

    private static final Pattern TIME_FORM = Pattern.compile("(-?[0-9]+(?:\\.[0-9]+)?)(ns|us|µs|ms|s)?");
    private static final int LONGEST_NUMBER = 20;

    boolean ordered() {
        return this == NUMBER || this == TIME || this == VALUE;
    }

    boolean text() {
        return this == TEXT || this == VALUE;
    }

    /** Returns the number that a text means in this type; empty when it means none. */
    OptionalLong number(String text) {
        if (text.length() > LONGEST_NUMBER) {
            return OptionalLong.empty();
        }
        try {
            return switch (this) {
                case NUMBER, VALUE -> OptionalLong.of(Long.decode(text.replaceFirst("^(-?)0+(?=[0-9])", "$1")));
                case TIME -> time(text);
                case FLAG -> flag(text.toLowerCase(Locale.ROOT));
                case TEXT -> OptionalLong.empty();
            };
        } catch (NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    private static OptionalLong time(String text) {
        Matcher form = TIME_FORM.matcher(text);
        if (!form.matches()) {
            return OptionalLong.empty();
        }
        double unit = switch (form.group(2) == null ? "s" : form.group(2)) {
            case "ns" -> 1;
            case "us", "µs" -> 1e3;
            case "ms" -> 1e6;
            default -> 1e9;
        };
        return OptionalLong.of(Math.round(Double.parseDouble(form.group(1)) * unit));
    }

    private static OptionalLong flag(String text) {
        return switch (text) {
            case "1", "true", "yes" -> OptionalLong.of(1);
            case "0", "false", "no" -> OptionalLong.of(0);
            default -> OptionalLong.empty();
        };
    }
}
