// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** One line of the control protocol: a word and named values; see the page of {@code org.roundtrip.harness}. Immutable. */
public final class ControlLine {
    private final String word;
    private final Map<String, String> values;

    /** A line with fields in this order; the word is a command, {@code done} or {@code failed}. */
    public ControlLine(String word, Map<String, String> values) {
        this.word = word;
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The command, {@code done} or {@code failed}. */
    public String word() {
        return word;
    }

    /** The fields in order. */
    public Map<String, String> values() {
        return values;
    }

    /** A line without fields. */
    public static ControlLine of(String word) {
        return new ControlLine(word, Collections.emptyMap());
    }

    /** The same line with one more field. */
    public ControlLine with(String name, Object value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value.toString());
        return new ControlLine(word, more);
    }

    /** The value of a field that must be there. @throws IllegalArgumentException when it is not */
    public String text(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("'" + word + "' lacks the field " + name));
    }

    /** The value of a field, if it is there. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** All fields whose names begin so, by the rest of their names. */
    public Map<String, String> prefixed(String beginning) {
        return prefixed(beginning, values);
    }

    static Map<String, String> prefixed(String beginning, Map<String, String> values) {
        Map<String, String> found = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (name.startsWith(beginning)) {
                found.put(name.substring(beginning.length()), value);
            }
        });
        return found;
    }

    /** A field that is a whole number. @throws IllegalArgumentException when it is missing or none */
    public long number(String name) {
        try {
            return Long.parseLong(text(name));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "field " + name + " of '" + word + "' is not a number: " + text(name), e);
        }
    }

    /** Reads a line. @throws IllegalArgumentException when a field has no name */
    public static ControlLine parse(String line) {
        String[] parts = line.split("\t", -1);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("not a field: " + parts[i]);
            }
            values.put(parts[i].substring(0, equals), unescape(parts[i].substring(equals + 1)));
        }
        return new ControlLine(parts[0], values);
    }

    /** The line, without its end. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(word);
        values.forEach((name, value) -> line.append('\t').append(name).append('=').append(escape(value)));
        return line.toString();
    }

    static String escape(String value) {
        return value.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    static String unescape(String value) {
        StringBuilder text = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c != '\\' || i + 1 == value.length()) {
                text.append(c);
                continue;
            }
            char escaped = value.charAt(++i);
            text.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
        }
        return text.toString();
    }
}
