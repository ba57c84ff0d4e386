// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.http2.HeaderTable.Entry;

/** Copies of a table share what they have in common, and still change independently. */
class HeaderTableTest {
    private static final int FIRST = 62;

    @Test
    void copiesChangeIndependently() {
        HeaderTable table = new HeaderTable();
        table.add(new Entry("a", "1"));
        HeaderTable one = table.copy();
        HeaderTable other = table.copy();
        one.add(new Entry("b", "1"));
        other.add(new Entry("c", "1"));
        assertEquals("b", one.get(FIRST).name());
        assertEquals("c", other.get(FIRST).name());
        assertEquals("a", other.get(FIRST + 1).name());
        assertEquals("a", table.get(FIRST).name());
        assertNull(table.get(FIRST + 1));
    }

    @Test
    void theOldestLeaveATableThatIsFullAlsoWhenMessagesAreReadTwice() {
        Random random = new Random(1);
        HeaderTable table = new HeaderTable();
        Deque<Entry> expected = new ArrayDeque<>();
        int size = 0;
        for (int i = 0; i < 5_000; i++) {
            Entry entry = new Entry("name" + i, "v".repeat(random.nextInt(400)));
            if (random.nextInt(3) == 0) {
                table.copy().add(random.nextBoolean() ? entry : new Entry("other", "x".repeat(random.nextInt(400))));
            }
            table = table.copy();
            table.add(entry);
            expected.addFirst(entry);
            size += entry.size();
            while (size > 4096) {
                size -= expected.removeLast().size();
            }
            int number = FIRST;
            for (Entry each : expected) {
                assertEquals(each, table.get(number++));
            }
            assertNull(table.get(number));
        }
    }
}
