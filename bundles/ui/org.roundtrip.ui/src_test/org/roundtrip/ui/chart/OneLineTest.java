// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class OneLineTest {
    private static final List<String> ALL = List.of("rmi", "jacorb");
    private final OneLine line = new OneLine();

    private List<String> of(List<String> lines) {
        return line.of(lines, Function.identity());
    }

    @Test
    void aClickShowsALineAloneAndAgainAll() {
        assertEquals(ALL, of(ALL));
        line.turn("jacorb");
        assertEquals(List.of("jacorb"), of(ALL));
        line.turn("rmi");
        assertEquals(List.of("rmi"), of(ALL));
        line.turn("rmi");
        assertEquals(ALL, of(ALL));
    }

    @Test
    void aChartWithoutTheLineShowsAll() {
        line.turn("axis");
        assertEquals(ALL, of(ALL));
    }
}
