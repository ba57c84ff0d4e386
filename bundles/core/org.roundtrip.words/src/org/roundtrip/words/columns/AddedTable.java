// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.roundtrip.analysis.Added;
import org.roundtrip.analysis.Added.Quantity;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.study.PaperDifference;

/**
 * Says what rows add to those below them. It has time, packets, bytes and set-up, and what a study printed of the same two. A column in which nothing
 * is known is left out. Immutable; any thread.
 */
public final class AddedTable {
    private static final Texts TEXTS = Texts.of(AddedTable.class);
    private static final int FIRST_NUMBER = 3;
    private static final List<String> COLUMNS = List.of("provider", "over", "operation", "time", "times", "packets", "bytes", "setUp", "paper");

    private final List<Integer> columns;
    private final List<List<String>> cells;

    /** The table of a run; without rows where the plan puts none over another. */
    public AddedTable(Plan plan, List<Result> results) {
        cells = Added.of(results).stream().map(added -> cells(plan, added)).toList();
        columns = IntStream.range(0, COLUMNS.size())
                .filter(column -> column < FIRST_NUMBER || cells.stream().anyMatch(row -> !row.get(column).equals(Numbers.NOT_MEASURED))).boxed().toList();
    }

    private static List<String> cells(Plan plan, Added added) {
        return List.of(added.row().variant(), added.base().variant(), added.row().row().called(), difference(added, Quantity.TIME), times(added),
                difference(added, Quantity.PACKETS), difference(added, Quantity.BYTES), difference(added, Quantity.SET_UP),
                PaperDifference.of(plan, added).map(PaperDifference::words).orElse(Numbers.NOT_MEASURED));
    }

    /** Headings of the columns, the first of them texts. */
    public List<String> headings() {
        return columns.stream().map(column -> TEXTS.text("added." + COLUMNS.get(column))).toList();
    }

    /** Indices of all columns, those that say most first. */
    public List<Integer> byImportance() {
        return IntStream.range(0, columns.size()).boxed().toList();
    }

    /** Index of the first column of numbers. */
    public static int firstNumber() {
        return FIRST_NUMBER;
    }

    /** The section's title. */
    public static String title() {
        return TEXTS.text("added.title");
    }

    /** What the numbers are. */
    public static String note() {
        return TEXTS.text("added.note");
    }

    /** The rows of a run that stand over others, in their order. */
    public List<List<String>> rows() {
        return cells.stream().map(row -> columns.stream().map(row::get).toList()).toList();
    }

    /** A difference with its sign and unit; a time of rows that were not warm ends with their state. */
    public static String difference(Added added, Quantity quantity) {
        Double difference = added.difference(quantity);
        if (difference == null) {
            return Numbers.NOT_MEASURED;
        }
        String size = number(quantity).apply(Math.abs(difference));
        String signed = (difference < 0 ? "\u2212" : "+") + size;
        return added.bound(quantity) ? signed + " " + StateWords.brief(warming(added)) : signed;
    }

    /** A quantity of a row with its unit. */
    public static String whole(Result row, Quantity quantity) {
        Double value = quantity.of(row);
        return value == null ? Numbers.NOT_MEASURED : number(quantity).apply(value) + (quantity.bound(row) ? " " + StateWords.brief(row) : "");
    }

    private static Result warming(Added added) {
        return added.row().is(RowState.WARMING) ? added.row() : added.base();
    }

    private static String times(Added added) {
        Double below = Quantity.TIME.of(added.base()), above = Quantity.TIME.of(added.row());
        return below == null || above == null || added.bound(Quantity.TIME) ? Numbers.NOT_MEASURED : Numbers.ratio(above / below);
    }

    private static DoubleFunction<String> number(Quantity quantity) {
        return switch (quantity) {
            case TIME, SET_UP -> Numbers::nanos;
            // Means, of which a hundredth says nothing.
            case PACKETS -> packets -> String.format(Locale.ENGLISH, "%.1f", packets);
            case BYTES -> Numbers::bytes;
        };
    }
}
