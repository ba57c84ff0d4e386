// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.table.Fruit.Columns;

class ColumnModelTest {
    private final ColumnModel<Fruit> columns = new ColumnModel<>(List.of(Columns.values()));

    @Test
    void extraColumnsAreHiddenAtFirst() {
        assertEquals(List.of(Columns.NAME, Columns.GRAMS, Columns.INITIAL), columns.columns());
        columns.show(Columns.LETTERS, true);
        columns.show(Columns.GRAMS, false);
        assertEquals(List.of(Columns.NAME, Columns.INITIAL, Columns.LETTERS), columns.columns());
        columns.show(Columns.GRAMS, true);
        assertEquals(List.of(Columns.values()), columns.columns(), "each at its natural place");
        columns.reset();
        assertFalse(columns.shows(Columns.LETTERS));
    }

    @Test
    void choicesAreSavedAndRestored() {
        columns.show(Columns.LETTERS, true);
        columns.show(Columns.GRAMS, false);
        columns.move(0, 2);
        columns.size(0, 33.3);
        ColumnModel<Fruit> other = new ColumnModel<>(List.of(Columns.values()));
        other.restore(columns.save());
        assertEquals(List.of(Columns.INITIAL, Columns.LETTERS, Columns.NAME), other.columns());
        assertEquals(33.3, other.characters(0), 0.05);
        assertTrue(other.sized(0) && !other.sized(1));
        assertEquals(10, other.characters(1));
    }

    @Test
    void unknownNamesAndWidthsAreIgnored() {
        columns.restore("SMELL=3 GRAMS=fat NAME=-5 INITIAL");
        assertEquals(List.of(Columns.GRAMS, Columns.NAME, Columns.INITIAL), columns.columns());
        assertEquals(10, columns.characters(0));
        columns.restore("");
        assertEquals(3, columns.count());
    }

    @Test
    void aColumnThatSavedSettingsDoNotKnowIsVisibleUnlessItIsExtra() {
        columns.restore("NAME INITIAL=12");
        assertEquals(List.of(Columns.NAME, Columns.GRAMS, Columns.INITIAL), columns.columns());
        columns.restore("INITIAL NAME -GRAMS -LETTERS");
        assertEquals(List.of(Columns.INITIAL, Columns.NAME), columns.columns(), "a hidden one stays hidden");
    }

    @Test
    void aNewColumnStandsBehindItsNeighbourWhereverThatWasMoved() {
        columns.restore("INITIAL=12 NAME");
        assertEquals(List.of(Columns.INITIAL, Columns.NAME, Columns.GRAMS), columns.columns());
    }

    @Test
    void onlyWhatAPersonHidIsKeptAsHidden() {
        assertEquals("NAME GRAMS INITIAL", columns.save(), "a later version may show the extra column to everybody");
        columns.show(Columns.GRAMS, false);
        assertEquals("NAME INITIAL -GRAMS", columns.save());
    }

    @Test
    void theFormerListOfHiddenColumnsIsUnderstood() {
        columns.restoreHidden("GRAMS NAME gone");
        assertEquals(List.of(Columns.NAME, Columns.INITIAL, Columns.LETTERS), columns.columns(), "a fixed column stays");
    }

    @Test
    void theLastColumnStays() {
        ColumnModel<Fruit> few = new ColumnModel<>(List.of(Columns.GRAMS, Columns.INITIAL));
        few.restore("GRAMS=7 -INITIAL");
        few.show(Columns.GRAMS, false);
        assertEquals(List.of(Columns.GRAMS), few.columns());
        assertFalse(few.shows(Columns.INITIAL));
    }

    @Test
    void blankColumnsAreLeftOutAndStayChosen() {
        columns.size(1, 20);
        assertTrue(columns.leaveOutBlank(List.of(new Fruit("Plum", null))));
        assertEquals(List.of(Columns.NAME, Columns.INITIAL), columns.columns());
        assertTrue(columns.shows(Columns.GRAMS) && columns.leavesOut(Columns.GRAMS));
        columns.size(1, 30);
        columns.move(1, 0);
        assertEquals("INITIAL=30.0 NAME GRAMS=20.0", columns.save());
        assertFalse(columns.leaveOutBlank(List.of(new Fruit("Pear", null))));
        assertTrue(columns.leaveOutBlank(List.of(new Fruit("Plum", null), new Fruit("Apple", 160))));
        assertEquals(List.of(Columns.INITIAL, Columns.NAME, Columns.GRAMS), columns.columns());
        assertFalse(columns.leaveOutBlank(List.of()), "no rows, nothing to leave out");
    }

    @Test
    void aColumnThatIsBroughtForwardGoesBack() {
        columns.size(2, 20);
        columns.bring(List.of(Columns.INITIAL), Columns.NAME);
        assertEquals(List.of(Columns.NAME, Columns.INITIAL, Columns.GRAMS), columns.columns());
        columns.bring(List.of(Columns.INITIAL, Columns.LETTERS, Columns.GRAMS), Columns.NAME);
        assertEquals(List.of(Columns.NAME, Columns.INITIAL, Columns.GRAMS), columns.columns(), "one is hidden");
        columns.bring(List.of(Columns.INITIAL), Columns.NAME);
        columns.size(1, 30);
        assertEquals("NAME GRAMS INITIAL=30.0", columns.save());
        columns.leaveOutBlank(List.of(new Fruit("Plum", null)));
        columns.bring(List.of(Columns.INITIAL), Columns.GRAMS);
        assertEquals(List.of(Columns.NAME, Columns.INITIAL), columns.columns(), "the other one is left out");
        columns.bring(List.of(), null);
        columns.leaveOutBlank(List.of(new Fruit("Pear", 100)));
        assertEquals(List.of(Columns.NAME, Columns.GRAMS, Columns.INITIAL), columns.columns());
    }

    @Test
    void aColumnIsWidenedAndNeverNarrowed() {
        columns.widen(Columns.GRAMS, 12);
        columns.widen(Columns.GRAMS, 11);
        columns.widen(Columns.LETTERS, 99);
        assertEquals(12, columns.characters(1));
        assertFalse(columns.shows(Columns.LETTERS));
    }
}
