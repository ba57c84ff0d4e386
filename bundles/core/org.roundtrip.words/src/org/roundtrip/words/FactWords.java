// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.text.Texts;

/** Names for people of the facts that a run records about its machine, its JVMs and its variants. Any thread. */
public final class FactWords {
    private static final Texts TEXTS = Texts.of(FactWords.class);
    private static final String HOST = "host.";
    /** The beginnings of names that end with a name of the middleware's own, the longer ones first. */
    private static final List<String> KINDS = List.of("option.", "middleware.jar.", "middleware.property.", "middleware.");
    private static final List<String> SIDES = List.of("client", "server");

    private FactWords() {
    }

    /**
     * Returns the name of a fact that is about no variant; the one in the file when it is unknown.
     *
     * @param fact its name in the run's file, see {@link org.roundtrip.model.Run#environment}
     */
    public static String name(String fact) {
        return fact.startsWith(HOST) ? TEXTS.text("fact.host", fact.substring(HOST.length()))
                : TEXTS.contains("fact." + fact) ? TEXTS.text("fact." + fact) : fact;
    }

    /**
     * Returns the name of a fact about a variant.
     *
     * @param fact its name in the run's file, behind that of the variant
     */
    public static String ofVariant(String fact) {
        Optional<String> side = side(fact);
        if (side.isPresent()) {
            return TEXTS.text("fact.side." + side.get(), ofVariant(fact.substring(side.get().length() + 1)));
        }
        String known = "fact.variant." + fact;
        return TEXTS.contains(known) ? TEXTS.text(known) : KINDS.stream().filter(fact::startsWith).findFirst()
                .map(kind -> TEXTS.text("fact.variant." + kind + "other", fact.substring(kind.length())))
                .orElseGet(() -> TEXTS.text("fact.variant.other", fact));
    }

    /** The side that a fact about a variant is about. It is empty when it is about both, or is how a side was started. */
    static Optional<String> side(String fact) {
        return SIDES.stream().filter(side -> fact.startsWith(side + ".")).findFirst();
    }
}
