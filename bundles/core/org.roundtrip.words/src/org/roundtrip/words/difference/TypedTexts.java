// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;

/** The texts of what differs, with numbers as they are typed in plans. */
final class TypedTexts {
    private static final Texts TEXTS = Texts.of(TypedTexts.class);

    private TypedTexts() {
    }

    /** Returns a text and fills its places with values as plans have them. Numbers are not grouped. */
    static String text(String key, Object... values) {
        return TEXTS.text(key, Stream.of(values).map(String::valueOf).toArray());
    }

    /** Returns a text that chooses its words by numbers, and writes them as they are typed too. */
    static String counted(String key, Number... numbers) {
        return TEXTS.text(key, (Object[]) numbers);
    }
}
