// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        assertEquals(List.of(), table.fit("name  a  long head    b".length(), List.of(0, 1, 2, 3), 1));
        assertEquals("name  a  long head    b\none   1         22  333\n", table.toString());
    }

    @Test
    void whatSaysLeastIsLeftOutAndTheOrderStays() {
        assertEquals(List.of("a"), table.fit(22, List.of(0, 3, 2, 1), 1));
        assertEquals("name  long head    b\none          22  333\n", table.toString());
    }

    @Test
    void aColumnThatIsTooWideMakesRoomForTheNext() {
        assertEquals(List.of("long head"), table.fit(14, List.of(0, 2, 3, 1), 1));
        assertEquals("name  a    b\none   1  333\n", table.toString());
    }

    @Test
    void someColumnsAreShownInAnyCase() {
        assertEquals(List.of("a", "long head", "b"), table.fit(2, List.of(0, 1, 2, 3), 1));
        assertEquals("name\none\n", table.toString());
    }
}
