// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts for people in {@code messages.properties}. */
public final class Messages {
    /** The texts themselves, for the help of the commands. */
    static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.roundtrip.cli.messages", Locale.getDefault(),
            Messages.class.getClassLoader());

    private Messages() {
    }

    /** Returns a text, with its places {0}, {1}, ... filled. */
    public static String text(String key, Object... values) {
        return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
    }
}
