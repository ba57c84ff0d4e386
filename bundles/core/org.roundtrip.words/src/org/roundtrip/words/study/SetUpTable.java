// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.study.SetUpFigure;
import org.roundtrip.words.Numbers;

/** The repeated look-ups and connections of a run in rows. Immutable. */
public final class SetUpTable {
    private static final Texts TEXTS = Texts.of(SetUpTable.class);
    private static final int FIRST_NUMBER = 3;
    private static final double MICRO = 1e3;
    private static final List<String> COLUMNS = List.of("provider", "operation", "step", "count", "first", "p50", "mean", "ratio", "errors");
    /** The count says less than the times. */
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, 2, 5, 4, 7, 6, 3, 8);

    private SetUpTable() {
    }

    /** Headings of the columns, the first of them texts. */
    public static List<String> headings() {
        return COLUMNS.stream().map(name -> TEXTS.text("setUp." + name)).toList();
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
        return TEXTS.text("setUp.title");
    }

    /** What the numbers are. */
    public static String note() {
        return TEXTS.text("setUp.note");
    }

    /** The cells of the look-ups and of the connections of each row; none when neither was repeated. */
    public static List<List<String>> rows(List<Result> results) {
        return results.stream().flatMap(row -> Stream.of(cells(row, "lookup", row.study().lookups()),
                cells(row, "connection", row.study().connections())).flatMap(List::stream)).toList();
    }

    /** One row of cells, or none. */
    private static List<List<String>> cells(Result row, String step, SetUpFigure figure) {
        return figure == null ? List.of() : List.of(List.of(row.variant(), row.row().called(), TEXTS.text("setUp." + step),
                Numbers.count(figure.count()), Numbers.digits(figure.firstNanos(), MICRO), Numbers.digits(figure.p50Nanos(), MICRO),
                Numbers.digits(figure.meanNanos(), MICRO), Numbers.ratio(figure.firstToP50()), Numbers.count(figure.errors())));
    }
}
