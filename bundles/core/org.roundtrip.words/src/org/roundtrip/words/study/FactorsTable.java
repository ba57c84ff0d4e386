// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** The times of a run over those of Java RMI, beside the factors of I. Rozman and others (2006). */
public final class FactorsTable {
    private static final Texts TEXTS = Texts.of(FactorsTable.class);
    private static final int FIRST_NUMBER = 3;
    private static final List<String> COLUMNS = List.of("technology", "here", "kind", "paper", "factor");
    /** The plan repeats the study when its operations have these names. */
    private static final List<String> OPERATIONS = List.of("integerEcho", "stringEcho");

    private FactorsTable() {
    }

    /** Headings of the columns, the first of them texts. */
    public static List<String> headings() {
        return COLUMNS.stream().map(name -> TEXTS.text("factors." + name)).toList();
    }

    /** Indices of all columns, those that say most first. */
    public static List<Integer> byImportance() {
        return IntStream.range(0, COLUMNS.size()).boxed().toList();
    }

    /** Index of the first column of numbers. */
    public static int firstNumber() {
        return FIRST_NUMBER;
    }

    /** The section's title. */
    public static String title() {
        return TEXTS.text("factors.title");
    }

    /** Returns a sentence that says why a study's factors stand beside the run's. */
    public static String introduction() {
        return TEXTS.text("factors.introduction");
    }

    /** What the numbers are. */
    public static String note() {
        return TEXTS.text("factors.note");
    }

    /** The rows, in the order of the paper; none when the run does not repeat the study. */
    public static List<List<String>> rows(Plan plan, List<Result> results) {
        if (!plan.contract().operations().stream().map(operation -> operation.name()).toList().containsAll(OPERATIONS)) {
            return Collections.emptyList();
        }
        Map<String, List<Result>> variants = new LinkedHashMap<>();
        results.forEach(row -> variants.computeIfAbsent(row.variant(), first -> new ArrayList<>()).add(row));
        List<List<String>> rows = new ArrayList<>();
        for (PaperFactor paper : PaperFactor.rozman2006()) {
            variants.forEach((variant, ofVariant) -> {
                if (paper.fits(ofVariant.getFirst())) {
                    paper.here(plan.contract(), ofVariant, results).ifPresent(here -> rows.add(List.of(paper.technology(), variant,
                            TEXTS.text("factors.kind." + paper.kind()), Numbers.ratio(paper.factor()), Numbers.ratio(here))));
                }
            });
        }
        return List.copyOf(rows);
    }
}
