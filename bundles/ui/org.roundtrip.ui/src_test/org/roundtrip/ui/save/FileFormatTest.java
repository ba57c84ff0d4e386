// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FileFormatTest {
    private static final List<FileFormat> FORMATS = List.of(new FileFormat("Report", "html"),
            new FileFormat("Table", "csv"), new FileFormat("Tree", "json"));

    @Test
    void theEndingFollowsTheChosenFormat() {
        assertEquals("/tmp/run.csv", name("/tmp/run.html", 1));
        assertEquals("/tmp/run.json", name("/tmp/run.csv", 2));
        assertEquals("/tmp/run.csv", name("/tmp/run.csv", 1));
        assertEquals("/tmp/run.html", name("/tmp/run.html", 0));
    }

    @Test
    void aTypedEndingCountsWhileNoOtherFormatWasChosen() {
        assertEquals("/tmp/run.csv", name("/tmp/run.csv", 0));
        assertEquals("/tmp/run.JSON", name("/tmp/run.JSON", 0));
    }

    @Test
    void aNameWithoutAKnownEndingGetsOne() {
        assertEquals("/tmp/run.html", name("/tmp/run", 0));
        assertEquals("/tmp/run.csv", name("/tmp/run", 1));
        assertEquals("/tmp/run 1.5.csv", name("/tmp/run 1.5", 1));
        assertEquals("/tmp/csv.csv", name("/tmp/csv", 1));
    }

    @Test
    void aPartOfTheEndingIsNotSaidTwice() {
        List<FileFormat> formats = List.of(new FileFormat("Java", "java"), new FileFormat("Schema", "schema.json"),
                new FileFormat("Payload", "payload.json"));
        assertEquals("x.payload.json", FileFormat.nameFor("x.json", formats, 2));
        assertEquals("x.schema.json", FileFormat.nameFor("x.JSON", formats, 1));
        assertEquals("x.payload.json", FileFormat.nameFor("x.schema.json", formats, 2));
        assertEquals("x.payload.json", FileFormat.nameFor("x.payload.json", formats, 0));
        assertEquals("x.json.java", FileFormat.nameFor("x.json", formats, 0));
        assertEquals("json.payload.json", FileFormat.nameFor("json", formats, 2));
    }

    private static String name(String written, int chosen) {
        return FileFormat.nameFor(written, FORMATS, chosen);
    }
}
