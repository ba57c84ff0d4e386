// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * A bar of parts laid end to end. Immutable.
 *
 * @param label stands before it
 * @param parts lengths, none below 0; a part that is not there has none
 * @param whole what a share is a share of; medians of parts may add up to more
 * @param end   stands behind it, such as its whole length
 * @param tip   explains the label to people who do not know its words; may be empty
 * @param subject what it stands for where a person can select that, such as a call; null for a median, a mean and the like
 * @param <K>   what a part stands for
 */
public record StackedBar<K>(String label, Map<K, Double> parts, double whole, String end, String tip, Object subject) {
    private static final Texts TEXTS = Texts.of(StackedBar.class);

    /** Bars that belong together. @param title stands above them; may be empty */
    public record Group<K>(String title, List<StackedBar<K>> bars) {
        /** Keeps the bars from being changed. */
        public Group {
            bars = List.copyOf(bars);
        }
    }

    /** Keeps the parts from being changed. */
    public StackedBar {
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    /** A bar whose label needs no words. */
    public StackedBar(String label, Map<K, Double> parts, double whole, String end) {
        this(label, parts, whole, end, "", null);
    }

    /** A bar whose parts add up to the whole. */
    public StackedBar(String label, Map<K, Double> parts, String end) {
        this(label, parts, sum(parts), end);
    }

    /** The same with words that explain its label. */
    public StackedBar<K> explained(String words) {
        return new StackedBar<>(label, parts, whole, end, words, subject);
    }

    /** The same as the bar of something that a person can select. */
    public StackedBar<K> standingFor(Object selectable) {
        return new StackedBar<>(label, parts, whole, end, tip, selectable);
    }

    private static double sum(Map<?, Double> parts) {
        return parts.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** All parts together. */
    public double length() {
        return sum(parts);
    }

    /** The length of a part, 0 when it is not there. */
    public double of(K part) {
        return parts.getOrDefault(part, 0.0);
    }

    /** The share of a part in the whole, for people, such as {@code 98.2 %}: the same wherever it is written. */
    public String share(K part) {
        return TEXTS.text("share", Numbers.digits(whole == 0 ? 0 : 100 * of(part) / whole));
    }
}
