// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.roundtrip.analysis.Added;
import org.roundtrip.analysis.Added.Quantity;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;

/** Says what rows add to those below them, in time, packets and bytes. Immutable; any thread. */
public final class AddedTable {
    private static final Texts TEXTS = Texts.of(AddedTable.class);
    private static final int FIRST_NUMBER = 3;
    private static final List<String> COLUMNS = List.of("provider", "over", "operation", "time", "times", "packets", "bytes");

    private AddedTable() {
    }

    /** Headings of the columns, the first of them texts. */
    public static List<String> headings() {
        return COLUMNS.stream().map(name -> TEXTS.text("added." + name)).toList();
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
        return TEXTS.text("added.title");
    }

    /** What the numbers are. */
    public static String note() {
        return TEXTS.text("added.note");
    }

    /** The rows of a run that stand over others, in their order. */
    public static List<List<String>> rows(List<Result> results) {
        return Added.of(results).stream().map(added -> List.of(added.row().variant(), added.base().variant(), added.row().row().called(),
                difference(added, Quantity.TIME), times(added), difference(added, Quantity.PACKETS), difference(added, Quantity.BYTES))).toList();
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
            case TIME -> Numbers::nanos;
            // Means, of which a hundredth says nothing.
            case PACKETS -> packets -> String.format(Locale.ENGLISH, "%.1f", packets);
            case BYTES -> Numbers::bytes;
        };
    }
}
