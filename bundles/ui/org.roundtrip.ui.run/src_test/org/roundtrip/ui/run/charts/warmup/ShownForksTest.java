// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShownForksTest {
    @Test
    void aForkThatIsShownAloneIsNamedWhereThereAreOthers() {
        assertEquals("only fork 5 of 5 (Results: all)", ShownForks.of(5, List.of(5)));
        assertEquals("one fork of 5 each (Results: all)", ShownForks.of(5, List.of(4, 5)));
        assertEquals("", ShownForks.of(1, List.of(1)), "there is no other");
        assertEquals("", ShownForks.of(5, List.of()), "all together are shown");
    }
}
