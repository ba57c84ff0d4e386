// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.study.SeriesFigure;
import org.roundtrip.words.Numbers;

/** The figures of a run's series in rows as studies print them. Immutable. */
public final class SeriesTable {
    private static final Texts TEXTS = Texts.of(SeriesTable.class);
    private static final int FIRST_NUMBER = 3;
    private static final double MICRO = 1e3, MILLI = 1e6, SECOND = 1e9;
    private static final List<String> COLUMNS = List.of("provider", "operation", "series", "call", "lowest", "highest", "deviation",
            "repetition", "perSecond");

    private SeriesTable() {
    }

    /** Headings of the columns, the first of them texts. */
    public static List<String> headings() {
        return COLUMNS.stream().map(name -> TEXTS.text("series." + name)).toList();
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
        return TEXTS.text("series.title");
    }

    /** What the numbers are. */
    public static String note() {
        return TEXTS.text("series.note");
    }

    /** The cells of each series of each row; none when the plan has no series, or none was measured. */
    public static List<List<String>> rows(List<Result> results) {
        return results.stream().flatMap(result -> IntStream.range(0, result.study().series().size())
                .mapToObj(i -> cells(result, i + 1, result.study().series().get(i)))).toList();
    }

    private static List<String> cells(Result row, int number, SeriesFigure figure) {
        List<String> cells = new ArrayList<>(List.of(row.variant(), row.row().called(), name(number, figure)));
        Stream.of(figure.nanos(), figure.lowestNanos(), figure.highestNanos(), figure.deviationNanos())
                .forEach(nanos -> cells.add(Numbers.digits(nanos, MICRO)));
        cells.add(Numbers.digits(figure.nanos() * figure.series().calls(), MILLI));
        cells.add(Numbers.digits(SECOND / figure.nanos(), 1));
        return cells;
    }

    /** Names a series, such as {@code series 1: 1000 calls x 12, trimmed}. @param number from 1 */
    public static String name(int number, SeriesFigure figure) {
        return TEXTS.text("series.name", number, figure.series().label());
    }

    /** The figures of a row for people: the time of a call, each in the unit that suits it. */
    public static String inWords(Result row) {
        return row.study().series().stream().map(figure -> figure.series().typed() + ": " + Numbers.nanos(figure.nanos())).collect(Collectors.joining("; "));
    }

    /** The figures of a row for files, in nanoseconds of a call at full precision; null when there are none. */
    public static String inFiles(Result row) {
        return row.study().series().isEmpty() ? null : row.study().series().stream()
                .map(figure -> figure.series().typed() + " = " + figure.nanos() + " ns").collect(Collectors.joining("; "));
    }
}
