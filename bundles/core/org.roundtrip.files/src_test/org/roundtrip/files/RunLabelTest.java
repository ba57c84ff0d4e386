// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLabelTest {
    @TempDir
    private Path folder;

    @Test
    void isReadAsItWasWritten() throws IOException {
        assertEquals(RunLabel.NONE, RunLabel.read(folder));
        RunLabel label = new RunLabel(" Before the patch ", "two lines\nof \u00e9", List.of("talk", " ", "talk", "2026"));
        assertEquals("Before the patch", label.name());
        assertEquals(List.of("talk", "2026"), label.tags());
        label.write(folder);
        assertEquals(label, RunLabel.read(folder));
        RunLabel.NONE.write(folder);
        try (var files = Files.list(folder)) {
            assertTrue(files.findAny().isEmpty(), "an empty label leaves no file");
        }
    }

    @Test
    void brokenTextIsRefusedAndOtherTypesAreNotMinded() throws IOException {
        Files.writeString(folder.resolve(RunLabel.FILE), "{\"name\": 7, \"tags\": \"x\", \"more\": {}}");
        assertEquals(new RunLabel("7", "", List.of()), RunLabel.read(folder));
        Files.writeString(folder.resolve(RunLabel.FILE), "{\"name\": ");
        assertThrows(InvalidFileException.class, () -> RunLabel.read(folder));
    }
}
