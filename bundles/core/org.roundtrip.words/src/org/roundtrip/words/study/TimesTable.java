// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** The times of a run beside those of the study that it repeats. */
public final class TimesTable {
    private static final Texts TEXTS = Texts.of(TimesTable.class);
    private static final int FIRST_NUMBER = 4;
    private static final double MICRO = 1e3;
    private static final List<String> COLUMNS = List.of("study", "technology", "here", "quantity", "paperTime", "time", "ratio");
    private static final List<Integer> BY_IMPORTANCE = List.of(1, 2, 3, 4, 5, 6, 0);

    private TimesTable() {
    }

    /** Headings of the columns, the first of them texts. */
    public static List<String> headings() {
        return COLUMNS.stream().map(name -> TEXTS.text("times." + name)).toList();
    }

    /** Indices of all columns, those that say most first. */
    public static List<Integer> byImportance() {
        return BY_IMPORTANCE;
    }

    /** Index of the first column of numbers. */
    public static int firstNumber() {
        return FIRST_NUMBER;
    }

    /** The section's title. */
    public static String title() {
        return TEXTS.text("times.title");
    }

    /** Returns a sentence that says why a study's times stand beside the run's. */
    public static String introduction() {
        return TEXTS.text("times.introduction");
    }

    /** What the numbers are. */
    public static String note() {
        return TEXTS.text("times.note");
    }

    /** The rows, in the order of the papers; none when the run repeats no study of times. */
    public static List<List<String>> rows(Plan plan, List<Result> results) {
        List<List<String>> rows = new ArrayList<>();
        for (PaperTime paper : PaperTime.all()) {
            for (Result row : results) {
                Double here = paper.fits(plan, row) ? paper.here(row) : null;
                if (here != null) {
                    rows.add(cells(paper, row, here));
                }
            }
        }
        return rows;
    }

    private static List<String> cells(PaperTime paper, Result row, double here) {
        String technology = paper.client().equals(paper.server()) ? paper.client()
                : TEXTS.text("times.pair", paper.client(), paper.server());
        technology = paper.operation().isEmpty() ? technology : TEXTS.text("times.operation", technology, paper.operation());
        return List.of(TEXTS.text("times.study." + paper.study()), technology, row.variant(),
                TEXTS.text("times.quantity." + paper.quantity()), Numbers.digits(paper.nanos(), MICRO), Numbers.digits(here, MICRO),
                Numbers.ratio(here / paper.nanos()));
    }
}
