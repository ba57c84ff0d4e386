// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roundtrip.model.text.Texts;

/**
 * One side of a condition: a factor times a figure, or a number.
 *
 * @param factor   1 where none is written; the number itself without a figure
 * @param figure   null for a number
 * @param provider the name of the provider whose figure is meant, or {@link #BEFORE}; null for each one
 */
record Side(double factor, Figure figure, String provider) {
    /** Stands for the same row of the earlier run. */
    static final String BEFORE = "before";
    private static final Texts TEXTS = Texts.of(Side.class);
    private static final String NUMBER = "\\d+(?:\\.\\d+)?";
    private static final Pattern FIGURE = Pattern.compile("(?:(" + NUMBER + ")\\s*\\*\\s*)?([A-Za-z]\\w*)\\s*(?:\\((.+)\\))?");

    /** Reads it. @throws IllegalArgumentException with a sentence, when it is none */
    static Side parse(String text) {
        if (text.matches(NUMBER)) {
            return new Side(Double.parseDouble(text), null, null);
        }
        Matcher figure = FIGURE.matcher(text);
        if (!figure.matches()) {
            throw new IllegalArgumentException(TEXTS.text("side", text));
        }
        Figure named = Figure.named(figure.group(2)).orElseThrow(() -> new IllegalArgumentException(TEXTS.text("figure", figure.group(2),
                Arrays.stream(Figure.values()).map(Figure::word).collect(Collectors.joining(", ")))));
        return new Side(figure.group(1) == null ? 1 : Double.parseDouble(figure.group(1)), named,
                Optional.ofNullable(figure.group(3)).map(String::strip).orElse(null));
    }

    boolean number() {
        return figure == null;
    }

    boolean before() {
        return BEFORE.equalsIgnoreCase(provider);
    }

    /** Whether it means a figure of each row. */
    boolean ofEach() {
        return !number() && (provider == null || before());
    }
}
