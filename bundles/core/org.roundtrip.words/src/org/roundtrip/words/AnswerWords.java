// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.harness.timing.Durations;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** The answer of a run in a line for each operation. An example is {@code ping  Java RMI 24 µs · JacORB 78 · Axis warming}. Any thread. */
public final class AnswerWords {
    private static final Texts TEXTS = Texts.of(AnswerWords.class);
    /** A line names so many providers. */
    private static final int MOST_PROVIDERS = 6;
    /** So many operations have a line. */
    private static final int MOST_LINES = 8;

    private AnswerWords() {
    }

    /** The lines, in the plan's order; what is more is counted. Empty while no call was measured. @param rows the results of the run */
    public static List<String> lines(Run run, List<Result> rows) {
        List<String> lines = new ArrayList<>();
        for (Called called : Called.of(run)) {
            List<Result> here = rows.stream().filter(row -> row.row().equals(called.of(row.variant())) && (row.calls() > 0 || row.is(RowState.FAILED))).toList();
            if (!here.isEmpty()) {
                lines.add(TEXTS.text("answer.line", called.words(), providers(here)));
            }
        }
        return lines.size() <= MOST_LINES ? lines : List.copyOf(cut(lines));
    }

    private static List<String> cut(List<String> lines) {
        List<String> first = new ArrayList<>(lines.subList(0, MOST_LINES - 1));
        first.add(TEXTS.text("answer.moreLines", lines.size() - first.size()));
        return first;
    }

    /** The fastest provider first, and last those of which no time may be told. */
    private static String providers(List<Result> rows) {
        List<Result> sorted = rows.stream().sorted(Comparator.comparing(AnswerWords::told, Comparator.nullsLast(Comparator.naturalOrder()))).toList();
        List<String> words = new ArrayList<>();
        int unit = -1;
        for (Result row : sorted) {
            Double median = told(row);
            int own = median == null ? unit : Durations.step(median, Durations.UNITS.size());
            String time = median == null ? "" : own == unit ? withoutUnit(Numbers.nanos(median)) : Numbers.nanos(median);
            unit = own;
            words.add(List.of(row.variant(), time, StateWords.brief(row)).stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(" ")));
        }
        String first = words.stream().limit(MOST_PROVIDERS).collect(Collectors.joining(TEXTS.text("answer.between")));
        return words.size() <= MOST_PROVIDERS ? first : TEXTS.text("answer.moreProviders", first, words.size() - MOST_PROVIDERS);
    }

    private static Double told(Result row) {
        return row.tells() ? row.medianNanos() : null;
    }

    private static String withoutUnit(String time) {
        return time.substring(0, time.lastIndexOf(' '));
    }
}
