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

    private static String name(String written, int chosen) {
        return FileFormat.nameFor(written, FORMATS, chosen);
    }
}
