// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The sentences in the {@code messages.properties} of a package of the harness, ASCII as Java 8 reads it. The file is read
 * when a sentence is asked for, so it costs nothing where nothing fails. Any thread.
 */
public final class Sentences {
    private Sentences() {
    }

    /**
     * The sentence beside a class, with its places {0}, {1}, ... filled; two apostrophes in it stand for one.
     *
     * @throws java.util.MissingResourceException when there is none of that name
     */
    public static String text(Class<?> type, String key, Object... values) {
        String name = type.getName();
        ResourceBundle sentences = ResourceBundle.getBundle(name.substring(0, name.lastIndexOf('.')) + ".messages",
                Locale.getDefault(), type.getClassLoader());
        return new MessageFormat(sentences.getString(key), Locale.ENGLISH).format(values);
    }
}
