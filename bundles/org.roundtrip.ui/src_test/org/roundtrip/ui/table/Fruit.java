// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Comparator;
import java.util.function.Function;
import org.roundtrip.report.Numbers;

/** A row of a small table for tests. @param grams null when nobody weighed it */
record Fruit(String name, Integer grams) {

    /** Its columns. */
    enum Columns implements Column<Fruit> {
        NAME("Name", false, Fruit::name),
        GRAMS("Weight", true, fruit -> fruit.grams() == null ? Numbers.NOT_MEASURED : Numbers.count(fruit.grams())),
        INITIAL("Initial", false, fruit -> fruit.name().substring(0, 1)),
        LETTERS("Letters", true, fruit -> Numbers.count(fruit.name().length()));

        private final String title;
        private final boolean number;
        private final Function<Fruit, String> text;

        Columns(String title, boolean number, Function<Fruit, String> text) {
            this.title = title;
            this.number = number;
            this.text = text;
        }

        @Override
        public String title() {
            return title;
        }

        @Override
        public String tip() {
            return title;
        }

        @Override
        public boolean number() {
            return number;
        }

        @Override
        public int characters() {
            return 10;
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
