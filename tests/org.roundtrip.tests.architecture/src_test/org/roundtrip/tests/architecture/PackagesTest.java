// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every package has a page of its own, and the map of all is one page. */
class PackagesTest {

    private static final int MOST_LINES_OF_THE_PAGE = 100;

    @Test
    void everyPackageHasAPage() throws IOException {
        Map<String, List<String>> files = Bundles.in(Path.of("../../bundles")).stream().flatMap(bundle -> bundle.sources().stream())
                .collect(Collectors.groupingBy(Source::inPackage, TreeMap::new,
                        Collectors.mapping(source -> source.file().getFileName().toString(), Collectors.toList())));
        assertTrue(files.size() > 50, "only " + files.size() + " packages found");
        files.values().removeIf(names -> names.contains("package-info.java"));
        assertEquals(List.of(), List.copyOf(files.keySet()));
    }

    @Test
    void theArchitectureIsOnePage() throws IOException {
        long lines = Files.readString(Path.of("../../ARCHITECTURE.md")).lines().count();
        assertTrue(lines <= MOST_LINES_OF_THE_PAGE, "ARCHITECTURE.md has " + lines + " lines");
    }
}
