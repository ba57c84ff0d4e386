// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts for people in the {@code messages.properties} of a package, in the language of this JVM. Any thread. */
public final class Texts {
    private final ResourceBundle texts;

    private Texts(ResourceBundle texts) {
        this.texts = texts;
    }

    /** Returns the texts beside a class. @throws java.util.MissingResourceException when its package has none */
    public static Texts of(Class<?> type) {
        return new Texts(ResourceBundle.getBundle(type.getPackageName() + ".messages", Locale.getDefault(),
                type.getClassLoader()));
    }

    /**
     * Returns a text and fills its places {0}, {1}, ...; two apostrophes in it stand for one.
     *
     * @throws java.util.MissingResourceException when there is no text of that name
     */
    public String text(String key, Object... values) {
        return new MessageFormat(texts.getString(key), Locale.ENGLISH).format(values);
    }
}
