// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb;

import java.util.Locale;
import java.util.Map;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Option;

/** What a container does about transactions when a call comes, which is an option of all its providers. */
public enum Transactions {
    /** It begins one for each call and commits it: the default of EJB. */
    REQUIRED,
    /** It begins none, because the client has none. */
    SUPPORTS;

    private static final String NAME = "transaction";

    /** Returns the option {@code transaction}. */
    public static Option option() {
        Texts texts = Texts.of(Transactions.class);
        return Option.choice(NAME, texts.text("transaction.label"), texts.text("transaction.help"), REQUIRED.value(), SUPPORTS.value());
    }

    /** Returns what the option says. */
    public static Transactions of(Map<String, String> options) {
        return options.get(NAME).equals(SUPPORTS.value()) ? SUPPORTS : REQUIRED;
    }

    private String value() {
        return name().toLowerCase(Locale.ROOT);
    }
}
