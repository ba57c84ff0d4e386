// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.bars.BarWords;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.chart.bars.StackedBar;

class BarsTextTest {
    private static final BarWords<String> WORDS = new BarWords<>() {
        @Override
        public List<String> parts() {
            return List.of("head", "body", "tail");
        }

        @Override
        public String label(String part) {
            return "the " + part;
        }

        @Override
        public String value(double length) {
            return length + " B";
        }

        @Override
        public String total() {
            return "all";
        }

        @Override
        public String key(String part) {
            return part + "Bytes";
        }
    };
    private static final BarKind<String> KIND = new BarKind<>(WORDS, null);
    private static final List<Group<String>> GROUPS = List.of(
            new Group<>("", List.of(new StackedBar<>("Call 1", Map.of("head", 40.0, "body", 8.5), "48.5 B"))),
            new Group<>("Each \"provider\"", List.of(new StackedBar<>("rmi", Map.of("body", 10.0), "10 B, 1 x"))));

    @Test
    void csvIsQuotedAndTabbedTextIsNot() {
        assertEquals("""
                group,bar,headBytes,bodyBytes,total,summary
                "","Call 1",40,8.5,48.5,"48.5 B"
                "Each ""provider""\","rmi",0,10,10,"10 B, 1 x"
                """, BarsText.csv(GROUPS, KIND));
        assertEquals("Call 1\t40\t8.5\t48.5\t48.5 B",
                BarsText.tabbed(GROUPS, KIND).lines().skip(1).findFirst().orElseThrow().substring(1));
    }
}
