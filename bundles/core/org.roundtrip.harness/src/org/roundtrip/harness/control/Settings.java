// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The settings file of a forked process; see the page of {@code org.roundtrip.harness}. Immutable. */
public final class Settings {
    /** No values. */
    public static final Settings EMPTY = new Settings(Collections.emptyMap());

    private static final String OPTION = "option.";

    private final Map<String, String> values;

    private Settings(Map<String, String> values) {
        this.values = values;
    }

    /** Reads a file. @throws IOException when it cannot be read or is no settings file */
    public static Settings read(Path file) throws IOException {
        Map<String, String> values = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int equals = line.indexOf('=');
            if (equals < 1) {
                throw new IOException(file + " is not a file of settings: " + line);
            }
            values.put(line.substring(0, equals), ControlLine.unescape(line.substring(equals + 1)));
        }
        return new Settings(values);
    }

    /** Writes a file and replaces an existing one. */
    public void write(Path file) throws IOException {
        Files.write(file, content().getBytes(StandardCharsets.UTF_8));
    }

    /** The content of the file. */
    public String content() {
        return values.entrySet().stream().map(each -> each.getKey() + "=" + ControlLine.escape(each.getValue()) + "\n")
                .collect(Collectors.joining());
    }

    /** Adds a value. */
    public Settings with(String name, Object value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value.toString());
        return new Settings(more);
    }

    /** Removes a value, if it is there. */
    public Settings without(String name) {
        Map<String, String> fewer = new LinkedHashMap<>(values);
        fewer.remove(name);
        return new Settings(fewer);
    }

    /** Adds the options. */
    public Settings withOptions(Map<String, String> options) {
        Map<String, String> more = new LinkedHashMap<>(values);
        options.forEach((name, value) -> more.put(OPTION + name, value));
        return new Settings(more);
    }

    /** All values by name, in order. */
    public Map<String, String> values() {
        return Collections.unmodifiableMap(values);
    }

    /** A value that must be there. @throws IllegalArgumentException when it is not */
    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the settings lack " + name);
        }
        return value;
    }

    /** A value that may be missing. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** A whole number that must be there. */
    public long number(String name) {
        return Long.parseLong(text(name));
    }

    /** All options by name. */
    public Map<String, String> options() {
        return ControlLine.prefixed(OPTION, values);
    }

    /** Makes an instance of the provider's half. @throws ReflectiveOperationException when it cannot be made */
    public <T> T half(Class<T> type) throws ReflectiveOperationException {
        return type.cast(Class.forName(text("half")).getConstructor().newInstance());
    }
}
