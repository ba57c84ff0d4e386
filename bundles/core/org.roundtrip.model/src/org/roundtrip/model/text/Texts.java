// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts for people in the {@code messages.properties} of a package, in the language of this JVM. The file is read
 * when the first text is asked for, so a class that may have to explain an error costs nothing at its start. Any thread.
 */
public final class Texts {
    private final Class<?> type;
    private volatile ResourceBundle texts;

    private Texts(Class<?> type) {
        this.type = type;
    }

    /** Returns the texts beside a class. */
    public static Texts of(Class<?> type) {
        return new Texts(type);
    }

    /**
     * Returns a text and fills its places {0}, {1}, ...; two apostrophes in it stand for one.
     *
     * @throws java.util.MissingResourceException when there is no text of that name
     */
    public String text(String key, Object... values) {
        return fill(texts().getString(key), values);
    }

    /** Returns whether there is a text of that name. */
    public boolean contains(String key) {
        return texts().containsKey(key);
    }

    private ResourceBundle texts() {
        if (texts == null) {
            texts = ResourceBundle.getBundle(type.getPackageName() + ".messages", Locale.getDefault(),
                    type.getClassLoader());
        }
        return texts;
    }

    private static String fill(String text, Object... values) {
        return values.length == 0 ? text.replace("''", "'")
                : new MessageFormat(text, Locale.ENGLISH).format(values);
    }
}
