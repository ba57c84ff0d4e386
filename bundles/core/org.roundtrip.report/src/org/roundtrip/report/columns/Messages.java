// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.columns;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts for people in {@code messages.properties}. */
final class Messages {
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.roundtrip.report.columns.messages",
            Locale.getDefault(), Messages.class.getClassLoader());

    private Messages() {
    }

    /** Returns a text and fills its places {0}, {1}, ... */
    static String text(String key, Object... values) {
        return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
    }
}
