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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every package has a page of its own and stays small enough to be known. */
class PackagesTest {

    private static final int MOST_FILES = 25;
    private static final int MOST_LINES_OF_THE_PAGE = 100;
    private static final String PAGE = "package-info.java";

    private static Map<String, List<Source>> packages;

    @BeforeAll
    static void read() throws IOException {
        packages = Bundles.at(Path.of("../../bundles")).all().stream().flatMap(bundle -> bundle.sources().stream())
                .collect(Collectors.groupingBy(Source::inPackage, TreeMap::new, Collectors.toList()));
        assertTrue(packages.size() > 50, "only " + packages.size() + " packages found");
    }

    @Test
    void everyPackageHasAPage() {
        assertEquals(List.of(), packages.entrySet().stream()
                .filter(entry -> entry.getValue().stream().noneMatch(PackagesTest::isPage)).map(Map.Entry::getKey).toList());
    }

    @Test
    void noPackageHasMoreThan25Files() {
        assertEquals(List.of(), packages.entrySet().stream()
                .filter(entry -> entry.getValue().stream().filter(source -> !isPage(source)).count() > MOST_FILES)
                .map(entry -> entry.getKey() + " has " + entry.getValue().size()).toList());
    }

    @Test
    void theArchitectureIsOnePage() throws IOException {
        long lines = Files.readString(Path.of("../../ARCHITECTURE.md")).lines().count();
        assertTrue(lines <= MOST_LINES_OF_THE_PAGE, "ARCHITECTURE.md has " + lines + " lines");
    }

    private static boolean isPage(Source source) {
        return source.file().getFileName().toString().equals(PAGE);
    }
}
