// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The plans that come with Roundtrip. */
public final class Examples {
    private static final List<String> NAMES =
            List.of("first-look", "gray-2005", "every-kind", "deep-nesting", "one-mebibyte-string");

    private Examples() {
    }

    /** Returns the names of the examples, the one to begin with first. */
    public static List<String> names() {
        return NAMES;
    }

    /** Returns the name of an example's file, as messages show it. */
    public static String fileName(String name) {
        return name + ".plan.json";
    }

    /** Returns the text of an example's plan file. @throws IllegalArgumentException when there is no such example */
    public static String read(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException("there is no example " + name);
        }
        try (InputStream file = Examples.class.getResourceAsStream(fileName(name))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
