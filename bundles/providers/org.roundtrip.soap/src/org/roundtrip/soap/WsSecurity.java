// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.List;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Option;

/** The options of all providers whose messages WS-Security 1.0 protects, so that their rows can be compared. */
public final class WsSecurity {

    private WsSecurity() {
    }

    /** Returns the options {@code protection} and {@code algorithm}. */
    public static List<Option> options() {
        Texts texts = Texts.of(WsSecurity.class);
        return List.of(
                Option.choice("protection", texts.text("protection.label"), texts.text("protection.help"), "timestamp", "signature", "encryption",
                        "signature and encryption"),
                Option.choice("algorithm", texts.text("algorithm.label"), texts.text("algorithm.help"), "aes128", "aes256", "3des"));
    }
}
