// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The plans and payloads that come with Roundtrip. */
public final class Examples {
    private static final List<String> NAMES =
            List.of("first-look", "gray-2005", "riboe-2003", "rozman-2006", "price-of-security", "demarey-2004", "boian-2004", "every-kind", "every-pair", "deep-nesting",
                    "one-mebibyte-string");

    private static final List<String> PAYLOADS = List.of("gray-2005-strings", "gray-2005-data2", "gray-2005-data3",
            "riboe-2003", "boian-2004", "rozman-2006", "demarey-2004");

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
        return text(fileName(name));
    }

    /** Returns the names of the payloads of the five studies. */
    public static List<String> payloads() {
        return PAYLOADS;
    }

    /** Returns the name of a payload's file, as messages show it. */
    public static String payloadFileName(String name) {
        return name + ".payload.json";
    }

    /** Returns the text of a payload's file. @throws IllegalArgumentException when there is no such payload */
    public static String readPayload(String name) {
        if (!PAYLOADS.contains(name)) {
            throw new IllegalArgumentException("there is no payload " + name);
        }
        return text(payloadFileName(name));
    }

    private static String text(String fileName) {
        try (InputStream file = Examples.class.getResourceAsStream(fileName)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
