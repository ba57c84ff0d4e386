// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;

class ForkProgressTest {
    private final AtomicInteger shown = new AtomicInteger();
    private final Bar bar = new Bar();
    private final ForkProgress progress = new ForkProgress(bar, shown::get);

    /** Keeps what a progress bar would show. */
    private static final class Bar extends NullProgressMonitor {
        private int of;
        private int done;
        private String step = "";

        @Override
        public void beginTask(String name, int total) {
            of = total;
        }

        @Override
        public void subTask(String name) {
            step = name;
        }

        @Override
        public void worked(int work) {
            done += work;
        }
    }

    @Test
    void theBarCountsTheForksThatTheWindowSaysHaveEnded() {
        progress.step("Run", "the second fork", 4);
        assertEquals("the second fork", bar.step);
        assertEquals(0, bar.done, "the first fork has ended, and the window does not say so yet");
        shown.set(1);
        assertTrue(progress.count());
        assertEquals(1, bar.done);
        assertFalse(progress.count());
        shown.set(3);
        progress.step("Run", "the fourth fork", 4);
        assertEquals(3, bar.done);
        assertEquals(4, bar.of);
    }

    @Test
    void nothingIsCountedBeforeTheNumberOfForksIsKnown() {
        shown.set(2);
        progress.count();
        assertEquals(0, bar.done);
        progress.step("Run", "the third fork", 4);
        assertEquals(2, bar.done);
    }
}
