// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.roundtrip.words.Numbers;

/** A row of a small table for tests. @param grams null when nobody weighed it */
record Fruit(String name, Integer grams) {

    /** Its columns. */
    enum Columns implements Column<Fruit> {
        NAME("Name", false, Fruit::name),
        GRAMS("Weight", true, fruit -> fruit.grams() == null ? Numbers.NOT_MEASURED : Numbers.count(fruit.grams())),
        INITIAL("Initial", false, fruit -> fruit.name().substring(0, 1)),
        LETTERS("Letters", true, fruit -> Numbers.count(fruit.name().length()));

        private final ColumnHead head;
        private final Function<Fruit, String> text;

        Columns(String title, boolean number, Function<Fruit, String> text) {
            head = new ColumnHead(title, title, number, 10);
            this.text = text;
        }

        @Override
        public ColumnHead head() {
            return head;
        }

        @Override
        public boolean blank(List<Fruit> rows) {
            return this == GRAMS && rows.stream().allMatch(fruit -> fruit.grams() == null);
        }

        @Override
        public boolean fixed() {
            return this == NAME;
        }

        @Override
        public boolean extra() {
            return this == LETTERS;
        }

        @Override
        public String text(Fruit row) {
            return text.apply(row);
        }

        @Override
        public Comparator<Fruit> order(boolean ascending) {
            Comparator<Fruit> order = Comparator.comparing(this::text);
            return this == INITIAL ? null : ascending ? order : order.reversed();
        }
    }
}
