// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.AbstractList;
import java.util.ArrayList;
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
    void whatSaysNothingInEveryRowIsLeftOutWithoutAWord() {
        TextTable tags = new TextTable(List.of("name", "tags"), 2);
        tags.add(List.of("one", ""));
        tags.add(List.of("two", ""));
        assertEquals(new TextTable.Left(List.of(), List.of()), tags.fit(6, List.of(0, 1), 1));
        assertEquals("name\none\ntwo\n", tags.toString());
    }

    @Test
    void columnsThatAreComparedAreShownAlsoWhereTheySayTheSame() {
        table.add(List.of("two", "4", "22", "55"));
        table.compareColumns();
        assertEquals(new TextTable.Left(List.of(), List.of("a", "b")), table.fit(15, List.of(0, 2, 1, 3), 1));
        assertEquals("name  long head\none          22\ntwo          22\n", table.toString());
    }

    /** A list may be too long to be held. */
    @Test
    void rowsAreReadTwiceAndNotKept() {
        List<Integer> read = new ArrayList<>();
        TextTable listed = new TextTable(List.of("n"), index -> true, new AbstractList<>() {
            @Override
            public List<String> get(int index) {
                read.add(index);
                return List.of(String.valueOf(index));
            }

            @Override
            public int size() {
                return 1000;
            }
        });
        assertEquals(new TextTable.Left(List.of(), List.of()), listed.fit(80, List.of(0), 1));
        assertEquals(1001, listed.lines().filter(line -> line.endsWith("\n")).count());
        assertTrue(read.size() < 3 * 1000, () -> "read " + read.size() + " rows");
    }

    @Test
    void aWordThatIsLongGetsTheRoomThatItNeeds() {
        TextTable messages = new TextTable(List.of("name", "b", "message"), 3);
        messages.add(List.of("one", "1", "GET /services/of/a/long/name/of/it"));
        messages.breakTexts(2);
        assertEquals(List.of("b"), messages.fit(36, List.of(0, 2, 1), 1).left());
        assertEquals("name  message\none   GET\n      /services/of/a/long/name/of/it\n", messages.toString());
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
