// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No painting sets a clipping: on GTK it replaces the one to the part of the control that is in sight, and what is painted then stands over
 * other parts of the window, where nobody paints it over.
 */
class ClippingTest {
    @Test
    void nothingIsPaintedBeyondItsPlace() throws IOException {
        List<Path> sources = SourceFiles.below(Path.of("../../bundles/ui"), ".java").stream().filter(file -> file.toString().contains("/src/")).toList();
        assertFalse(sources.isEmpty());
        assertEquals(List.of(), sources.stream().filter(ClippingTest::clips).map(Path::getFileName).toList());
    }

    private static boolean clips(Path file) {
        try {
            return Files.readString(file).contains(".setClipping(");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
