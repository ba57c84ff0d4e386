// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class JavaTest {
    @Test
    void escapedNamesStayDifferent() {
        List<String> names = List.of("class", "class_", "class__", "klass", "klass_");
        List<String> escaped = names.stream().map(name -> Java.escape(name, Java::reserved)).toList();
        assertEquals(List.of("class_", "class__", "class___", "klass", "klass_"), escaped);
    }

    @Test
    void arraysOfAnythingCanBeMade() {
        assertEquals("new int[n]", Java.newArray("int", "n"));
        assertEquals("new int[n][][]", Java.newArray("int[][]", "n"));
        assertEquals("new java.util.List[n]", Java.newArray("java.util.List<int[]>", "n"));
    }

    @Test
    void literalsHoldAnyText() {
        assertEquals("\"a\\\"b\\\\c\\u000a\\u00e9\"", Java.literal("a\"b\\c\n\u00e9"));
    }
}
