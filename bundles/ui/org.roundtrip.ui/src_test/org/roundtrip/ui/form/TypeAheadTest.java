// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypeAheadTest {
    private static final List<String> TYPES = List.of("boolean", "short", "int", "string", "decimal", "struct Order", "new struct");

    private static String found(String typed, String shown) {
        return TypeAhead.find(TYPES, typed, TYPES.indexOf(shown)).stream().mapToObj(TYPES::get).findFirst().orElse("nothing");
    }

    @Test
    void lettersFindTheEntryThatBeginsWithThem() {
        assertEquals("decimal", found("d", ""));
        assertEquals("decimal", found("DEC", "decimal"), "the one that is shown fits");
        assertEquals("string", found("st", "short"));
        assertEquals("struct Order", found("stru", "string"));
        assertEquals("nothing", found("x", "int"));
    }

    @Test
    void aWordWithinAnEntryIsFoundWhereNoneBeginsSo() {
        assertEquals("struct Order", found("order", "int"));
    }

    @Test
    void theSameLetterGoesOnToTheNext() {
        assertEquals("short", found("s", "boolean"));
        assertEquals("string", found("ss", "short"));
        assertEquals("struct Order", found("sss", "string"));
        assertEquals("short", found("ssss", "struct Order"));
    }
}
