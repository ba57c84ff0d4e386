// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamesTest {
    @ParameterizedTest
    @CsvSource({"First look, first-look", "'  1 MiB -- string! ', 1-mib-string", "Größe, gr-e", "'日本', ''",
            "../../etc, etc"})
    void slugHasLettersDigitsAndSingleHyphensOnly(String name, String slug) {
        assertEquals(slug, FileNames.slug(name, 40));
    }

    @Test
    void slugIsCut() {
        assertEquals("abcdefghij", FileNames.slug("abcdefghijklm", 10));
        assertEquals("abcdefghi", FileNames.slug("abcdefghi klm", 10), "a hyphen at the cut is left out");
    }

    @Test
    void unusedCountsUntilNothingIsThere(@TempDir Path folder) throws IOException {
        assertEquals(folder.resolve("a.txt"), FileNames.unused(folder, "a", ".txt"));
        Files.createFile(folder.resolve("a.txt"));
        Files.createFile(folder.resolve("a-2.txt"));
        assertEquals(folder.resolve("a-3.txt"), FileNames.unused(folder, "a", ".txt"));
        assertEquals(folder.resolve("a"), FileNames.unused(folder, "a", ""));
    }
}
