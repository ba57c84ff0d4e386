// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RestTest {
    private final Map<Runnable, Integer> due = new HashMap<>();
    private final List<Integer> done = new ArrayList<>();
    private int now;
    private final Rest rest = new Rest((millis, what) -> due.put(what, now + millis), () -> done.add(now));

    @Test
    void changesInARowAreFollowedOnce() {
        rest.changed();
        pass(100);
        rest.changed();
        pass(149);
        assertEquals(List.of(), done);
        pass(1);
        pass(1000);
        assertEquals(List.of(250), done);
    }

    @Test
    void eachRestIsFollowed() {
        rest.changed();
        pass(200);
        rest.changed();
        pass(200);
        assertEquals(List.of(150, 350), done);
    }

    private void pass(int millis) {
        for (int end = now + millis; now < end;) {
            now++;
            List<Runnable> run = due.entrySet().stream().filter(each -> each.getValue() == now).map(Map.Entry::getKey).toList();
            run.forEach(due::remove);
            run.forEach(Runnable::run);
        }
    }
}
