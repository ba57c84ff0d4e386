// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.table.Fruit.Columns;

class RowOrderTest {
    private static final Fruit PLUM = new Fruit("Plum", 30);
    private static final Fruit APPLE = new Fruit("Apple", 160);
    private static final List<Fruit> ALL = List.of(PLUM, APPLE, new Fruit("Melon", 2_100));

    private final RowOrder<Fruit> order = new RowOrder<>(Fruit::name);

    @Test
    void clicksOnAHeadSortUpThenDownThenNotAtAll() {
        assertEquals(ALL, order.sort(ALL));
        order.clicked(Columns.NAME);
        assertEquals("Apple", order.sort(ALL).getFirst().name());
        order.clicked(Columns.NAME);
        assertEquals("Plum", order.sort(ALL).getFirst().name());
        order.clicked(Columns.NAME);
        assertEquals(ALL, order.sort(ALL));
        assertNull(order.by());
    }

    @Test
    void aColumnWithoutAnOrderIsNotSorted() {
        order.clicked(Columns.INITIAL);
        assertNull(order.by());
    }

    @Test
    void theOrderIsSavedAndRestored() {
        order.clicked(Columns.GRAMS);
        order.clicked(Columns.GRAMS);
        RowOrder<Fruit> other = new RowOrder<>(Fruit::name);
        other.restore(order.save(), List.of(Columns.values()));
        assertSame(Columns.GRAMS, other.by());
        assertEquals(order.direction(), other.direction());
        other.restore("SMELL up", List.of(Columns.values()));
        assertNull(other.by());
    }

    @Test
    void theOrderOfAnotherTableIsTakenUntilAColumnSorts() {
        assertTrue(order.follow(List.of("Melon", "Cherry", "Apple")));
        assertEquals(List.of("Melon", "Apple", "Plum"), order.sort(ALL).stream().map(Fruit::name).toList(), "what it has not comes last");
        assertFalse(order.follow(List.of("Melon", "Cherry", "Apple")), "nothing new");
        order.clicked(Columns.NAME);
        assertEquals("Apple", order.sort(ALL).getFirst().name());
        assertTrue(order.follow(List.of()));
        assertEquals(ALL, order.sort(ALL));
    }

    @Test
    void copiedRowsSuitASpreadsheet() {
        TabbedText<Fruit> text = new TabbedText<>(List.of(Columns.NAME, Columns.GRAMS));
        text.add(new Fruit("Water\tmelon", 12_345));
        text.add(new Fruit("Pear, green", null));
        assertEquals("Name\tWeight\nWater melon\t12345\nPear, green\t\n", text.toString());
    }
}
