// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.roundtrip.help.Page;

class HistoryTest {

    private final Page one = new Page("one", "One", List.of());
    private final Page two = new Page("two", "Two", List.of());
    private final Page three = new Page("three", "Three", List.of());
    private final History history = new History();

    @Test
    void goesBackToTheScrollPosition() {
        assertNull(history.page());
        history.leave(5);
        history.open(one);
        assertFalse(history.canGoBack());
        history.leave(70);
        history.open(two);
        assertEquals(new History.Place(one, 70), history.back());
        assertFalse(history.canGoBack());
        assertTrue(history.canGoForward());
        assertEquals(new History.Place(two, 0), history.forward());
    }

    @Test
    void aNewPageRemovesThePagesAfterTheCurrentOne() {
        history.open(one);
        history.open(two);
        history.back();
        history.open(three);
        assertFalse(history.canGoForward());
        assertEquals(one, history.back().page());
        assertEquals(three, history.forward().page());
    }
}
