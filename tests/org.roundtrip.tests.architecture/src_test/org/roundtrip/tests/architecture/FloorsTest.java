// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.tests.architecture.House.Room;
import org.roundtrip.tests.architecture.House.Source;

/** Imports go down the floors only. */
class FloorsTest {

    private static final Pattern WINDOW = Pattern.compile("org\\.eclipse\\.(swt|jface|ui|e4)\\..*");
    private static final Pattern RUNTIME = Pattern.compile("org\\.roundtrip\\.provider\\.\\w+\\.runtime(\\..*)?");
    private static final Pattern NOT_IN_A_FORK = Pattern.compile("org\\.(osgi|eclipse|roundtrip\\.contract)\\..*");

    private static House house;

    @BeforeAll
    static void read() throws IOException {
        house = House.at(Path.of("../../bundles"));
        assertTrue(house.rooms().size() > 15, "only " + house.rooms().size() + " bundles found");
    }

    @Test
    void everyRoomStandsInAFloor() {
        for (Room room : house.rooms()) {
            assertNotNull(Floors.below(room.name()), room.name() + " stands in no floor; give it a place in Floors");
        }
    }

    @Test
    void roomsImportOnlyWhatLiesBelow() {
        for (Room room : house.rooms()) {
            assertEquals(List.of(), House.strangers(room, Floors.below(room.name()), house));
        }
    }

    @Test
    void nothingBelowTheWindowKnowsTheWindow() {
        assertEquals(List.of(), imports((room, source) -> Floors.belowTheWindow(room.name()), WINDOW));
    }

    @Test
    void theHarnessStandsOnTheJdkAndTheModelAlone() {
        Pattern stranger = Pattern.compile("(?!java\\.|javax\\.|org\\.roundtrip\\.(model|harness)\\.).*");
        assertEquals(List.of(), imports((room, source) -> room.name().equals("org.roundtrip.harness"), stranger));
    }

    @Test
    void whatRunsInAForkKnowsNeitherOsgiNorCompilers() {
        assertEquals(List.of(), imports((room, source) -> RUNTIME.matcher(source.inPackage()).matches(), NOT_IN_A_FORK));
    }

    @Test
    void providersAreNamedByNothingAboveThem() {
        Pattern provider = Pattern.compile("org\\.roundtrip\\.provider\\.(socket|rmi|jacorb|axis|example)\\..*");
        assertEquals(List.of(),
                imports((room, source) -> !room.name().startsWith("org.roundtrip.provider."), provider));
    }

    /** The rules themselves: a house built wrong is found out. */
    @Test
    void anImportThatGoesUpIsFound(@TempDir Path folder) throws IOException {
        bundle(folder, "org.roundtrip.model", "", "import org.roundtrip.engine.Runner;");
        bundle(folder, "org.roundtrip.engine", "Require-Bundle: org.roundtrip.model,\n org.roundtrip.ui;x=\"[1,2)\"\n",
                "import static org.roundtrip.model.Plan.of;");
        bundle(folder, "org.roundtrip.ui", "", "import org.eclipse.swt.SWT;");
        House wrong = House.at(folder);
        List<String> model = House.strangers(wrong.rooms().get(1), Floors.below("org.roundtrip.model"), wrong);
        assertEquals(1, model.size());
        assertTrue(model.getFirst().endsWith("imports org.roundtrip.engine.Runner"), model.getFirst());
        assertEquals(List.of("org.roundtrip.engine requires org.roundtrip.ui"),
                House.strangers(wrong.rooms().get(0), Floors.below("org.roundtrip.engine"), wrong));
        assertFalse(Floors.below("org.roundtrip.ui").contains("org.roundtrip.ui.run"));
        assertEquals(Set.of("org.roundtrip.model", "org.roundtrip.harness", "org.roundtrip.provider", "org.roundtrip.contract"),
                Floors.below("org.roundtrip.provider.rmi"));
    }

    private static void bundle(Path folder, String name, String headers, String line) throws IOException {
        Path source = folder.resolve(name).resolve("src").resolve(name.replace('.', '/')).resolve("Some.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, line + "\nclass Some {\n}\n");
        Path manifest = folder.resolve(name).resolve("META-INF/MANIFEST.MF");
        Files.createDirectories(manifest.getParent());
        Files.writeString(manifest, "Manifest-Version: 1.0\n" + headers);
    }

    private static List<String> imports(BiPredicate<Room, Source> where, Pattern what) {
        return house.rooms().stream()
                .flatMap(room -> room.sources().stream().filter(source -> where.test(room, source)))
                .flatMap(source -> source.imports().stream().filter(what.asMatchPredicate())
                        .map(imported -> source.file() + " imports " + imported))
                .toList();
    }
}
