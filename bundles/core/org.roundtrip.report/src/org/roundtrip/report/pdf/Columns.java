// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The columns of a table on paper. Where all cells would not fit in one line each, long texts are broken between words, and letters become
 * smaller before a number is broken.
 *
 * @param size   of letters in points
 * @param widths of the columns in points, with the room behind each
 */
record Columns(float size, double[] widths) {
    /** Room behind a column. */
    static final float GAP = 7;
    private static final float SMALLEST = 5.5f, STEP = 0.5f;

    /** Measures a text in letters of some size. */
    @FunctionalInterface
    interface Measure {
        double width(String text, float size);
    }

    /** The columns of a table. @param head may be empty @param largest size of letters @param room for all of them in points */
    static Columns of(List<String> head, List<List<String>> rows, IntPredicate number, float largest, double room, Measure measure) {
        int count = Math.max(head.size(), rows.isEmpty() ? 0 : rows.getFirst().size());
        float size = largest;
        double[] least = widths(count, column -> least(head, rows, column, number.test(column), largest, measure));
        while (sum(least) > room && size > SMALLEST) {
            size -= STEP;
            float letters = size;
            least = widths(count, column -> least(head, rows, column, number.test(column), letters, measure));
        }
        float letters = size;
        double[] wished = widths(count, column -> least(head, rows, column, true, letters, measure));
        double[] fewest = least;
        if (sum(wished) <= room) {
            return new Columns(size, wished);
        }
        if (sum(least) > room) {
            return new Columns(size, widths(count, column -> fewest[column] * room / sum(fewest)));
        }
        double share = (room - sum(least)) / (sum(wished) - sum(least));
        return new Columns(size, widths(count, column -> fewest[column] + share * (wished[column] - fewest[column])));
    }

    private static double[] widths(int count, IntToDoubleFunction width) {
        return IntStream.range(0, count).mapToDouble(width).toArray();
    }

    /** The width in which a column can be read. @param whole whether its cells must not be broken */
    private static double least(List<String> head, List<List<String>> rows, int column, boolean whole, float size, Measure measure) {
        Stream<String> cells = rows.stream().map(row -> row.get(column)).flatMap(cell -> whole ? Stream.of(cell) : words(cell));
        return Stream.concat(head.stream().skip(column).limit(1).flatMap(Columns::words), cells)
                .mapToDouble(text -> measure.width(text, size)).max().orElse(0) + GAP;
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split(" "));
    }

    private static double sum(double[] widths) {
        return DoubleStream.of(widths).sum();
    }
}
