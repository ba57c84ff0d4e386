// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TextTableTest {
    private final TextTable table = new TextTable(List.of("name", "a", "long head", "b"), 1);

    @BeforeEach
    void fill() {
        table.add(List.of("one", "1", "22", "333"));
    }

    @Test
    void allColumnsAreShownWhereThereIsRoom() {
        assertEquals(new TextTable.Left(List.of(), List.of()), table.fit("name  a  long head    b".length(), List.of(0, 1, 2, 3), 1));
        assertEquals("name  a  long head    b\none   1         22  333\n", table.toString());
    }

    @Test
    void whatSaysLeastIsLeftOutAndTheOrderStays() {
        assertEquals(List.of("a"), table.fit(22, List.of(0, 3, 2, 1), 1).left());
        assertEquals("name  long head    b\none          22  333\n", table.toString());
    }

    @Test
    void aColumnThatIsTooWideMakesRoomForTheNext() {
        assertEquals(List.of("long head"), table.fit(14, List.of(0, 2, 3, 1), 1).left());
        assertEquals("name  a    b\none   1  333\n", table.toString());
    }

    @Test
    void someColumnsAreShownInAnyCase() {
        assertEquals(List.of("a", "long head", "b"), table.fit(2, List.of(0, 1, 2, 3), 1).left());
        assertEquals("name\none\n", table.toString());
    }

    @Test
    void whatIsTheSameInEveryRowIsSaidOnceWhereThereIsLittleRoom() {
        table.add(List.of("two", "4", "22", "55"));
        assertEquals(new TextTable.Left(List.of("long head: 22"), List.of()), table.fit(14, List.of(0, 1, 2, 3), 1));
        assertEquals("name  a    b\none   1  333\ntwo   4   55\n", table.toString());
    }

    @Test
    void longTextsAreBrokenIntoLinesAndTakeTheRoomThatIsLeft() {
        TextTable remarks = new TextTable(List.of("name", "remarks", "n"), column -> column == 2);
        remarks.add(List.of("one", "few calls, busy machine, not warm, kept server", "1"));
        remarks.add(List.of("two", "", "2"));
        remarks.breakTexts(1);
        assertEquals(List.of(), remarks.fit(45, List.of(0, 1, 2), 1).left());
        assertEquals("""
                name  remarks                               n
                one   few calls, busy machine, not warm,    1
                      kept server
                two                                         2
                """, remarks.toString());
        assertTrue(remarks.toString().lines().allMatch(line -> line.length() <= 45));
    }
}
