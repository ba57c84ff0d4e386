// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Comparator;
import java.util.function.Function;

/**
 * A column by which rows can be sorted. An implementation returns its facts, and need not repeat the methods of a column.
 *
 * @param <R> a row
 */
public interface SortedColumn<R> extends Column<R> {
    /**
     * The facts of a column, see {@link Column}.
     *
     * @param order ascending
     */
    record Facts<R>(ColumnHead head, Function<R, String> text, Comparator<R> order) {

        /** A column of words. @param by what the rows are sorted by */
        public static <R, C extends Comparable<C>> Facts<R> words(String title, String tip, int characters,
                Function<R, String> text, Function<R, C> by) {
            return new Facts<>(new ColumnHead(title, tip, false, characters), text, Comparator.comparing(by));
        }

        /** A column of numbers, aligned at the right. @param by what the rows are sorted by */
        public static <R, C extends Comparable<C>> Facts<R> number(String title, String tip, int characters,
                Function<R, String> text, Function<R, C> by) {
            return new Facts<>(new ColumnHead(title, tip, true, characters), text, Comparator.comparing(by));
        }
    }

    /** The facts of this column. */
    Facts<R> facts();

    @Override
    default ColumnHead head() {
        return facts().head();
    }

    @Override
    default String text(R row) {
        return facts().text().apply(row);
    }

    @Override
    default Comparator<R> order(boolean ascending) {
        return ascending ? facts().order() : facts().order().reversed();
    }
}
