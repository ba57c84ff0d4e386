// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every icon stands out from a selected row, by the contrast that WCAG 2.1 asks of graphics. */
class SelectedRowTest {
    private static final Path TOP = Path.of("../..");
    private static final double LEAST_CONTRAST = 3;
    private static final Pattern COLOUR = Pattern.compile("#([0-9a-fA-F]{6})");
    private static final Pattern ROW = Pattern.compile("view:selected \\{\\s*background-color: #([0-9a-f]{6})");

    @Test
    void iconsStandOutFromASelectedRow() throws IOException {
        Matcher row = ROW.matcher(Files.readString(TOP.resolve("features/org.roundtrip.feature/root/gtk.css")));
        assertTrue(row.find());
        Set<String> colours = new TreeSet<>();
        try (Stream<Path> icons = Files.list(TOP.resolve("bundles/ui/org.roundtrip.ui/icons"))) {
            for (Path icon : icons.filter(file -> file.toString().endsWith(".svg")).toList()) {
                COLOUR.matcher(Files.readString(icon)).results().forEach(colour -> colours.add(colour.group(1)));
            }
        }
        assertFalse(colours.isEmpty());
        for (String colour : colours) {
            assertTrue(contrast(colour, row.group(1)) >= LEAST_CONTRAST, colour + " on " + row.group(1));
        }
    }

    private static double contrast(String one, String other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(String colour) {
        return 0.2126 * linear(colour.substring(0, 2)) + 0.7152 * linear(colour.substring(2, 4))
                + 0.0722 * linear(colour.substring(4));
    }

    private static double linear(String hex) {
        double value = Integer.parseInt(hex, 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
