// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.provider.Launch;

/** The flags that a JVM gets, and what a run records about it. */
class JvmCommandTest {
    private static final Resources MEASURED = new Resources(64, true, "", 0);
    private static final Launch.Jvm PLAIN = new Launch.Jvm("Half", List.of(), List.of("-Dof.middleware=1"));

    @Test
    void java8GetsAllFlagsButTheOneThatItDoesNotHave() {
        List<String> newer = new ArrayList<>(JvmCommand.flags(MEASURED, 11));
        assertEquals(newer, JvmCommand.flags(MEASURED, 25));
        assertTrue(newer.remove("-XX:-CreateCoredumpOnCrash"));
        assertEquals(newer, JvmCommand.flags(MEASURED, 8));
    }

    @Test
    void aJvmCountsTheProcessorsOfTheMachineFromJava10On() {
        Resources placed = new Resources(64, true, "0", 8);
        assertTrue(JvmCommand.flags(placed, 11).contains("-XX:ActiveProcessorCount=8"));
        assertFalse(JvmCommand.flags(placed, 8).toString().contains("ActiveProcessorCount"));
        assertFalse(JvmCommand.flags(MEASURED, 11).toString().contains("ActiveProcessorCount"));
    }

    @Test
    void onlyAMeasuredJvmTouchesItsHeapBeforeItBegins() {
        assertTrue(JvmCommand.flags(MEASURED, 8).contains("-XX:+AlwaysPreTouch"));
        assertFalse(JvmCommand.flags(Resources.unmeasured(64), 8).contains("-XX:+AlwaysPreTouch"));
    }

    @Test
    void aProcessThatMayUseSomeProcessorsIsStartedThere() {
        assertEquals(List.of("taskset", "-c", "0,2-3", "run"), new Resources(64, true, "0,2-3", 0).on(List.of("run")));
        assertEquals(List.of("run"), MEASURED.on(List.of("run")));
    }

    @Test
    void aCollectorOfTheMiddlewareTakesThePlaceOfOurs() {
        Launch.Jvm parallel = PLAIN.with(List.of("-XX:+UseParallelGC"));
        List<String> flags = JvmCommand.flags(parallel, Optional.empty(), MEASURED);
        assertFalse(flags.contains("-XX:+UseSerialGC"));
        assertEquals(List.of("-Dof.middleware=1", "-XX:+UseParallelGC"), flags.subList(flags.size() - 2, flags.size()));
    }

    @Test
    void flagsOfTheMiddlewareThatAnOlderJavaLacksAreLeftOut(@TempDir Path home) {
        Launch.Jvm newer = PLAIN.with(List.of("--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        for (int feature : new int[] {8, 11, 17, 25}) {
            List<String> flags = JvmCommand.flags(newer, Optional.of(new Jdk(home, feature + ".0.1", "Vendor")), MEASURED);
            assertEquals(feature == 8 ? 0 : feature == 11 ? 1 : feature == 17 ? 2 : 3,
                    flags.stream().filter(flag -> flag.startsWith("--")).count(), flags.toString());
            assertTrue(flags.contains("-Dof.middleware=1"));
        }
    }

    @Test
    void theJavaIsRecordedAlsoWhenThePlanNamesNone() {
        String described = JvmCommand.describe(PLAIN, Optional.empty(), 64, "");
        assertTrue(described.startsWith("java=" + Runtime.version().feature() + "."), described);
        assertTrue(described.endsWith(" -Dof.middleware=1"), described);
    }

    @Test
    void whatMakesAJavaDifferentIsRecorded(@TempDir Path home) throws Exception {
        Jdk eight = new Jdk(home, "8.0.504", "Vendor");
        assertTrue(JvmCommand.describe(PLAIN, Optional.of(eight), 64, "").startsWith("java=8.0.504 Vendor without class archive"
                + " with org.omg, javax.xml.soap and javax.activation of its own -Xms64m "));
        Files.createFile(Files.createDirectories(home.resolve("lib/server")).resolve("classes.jsa"));
        assertTrue(JvmCommand.describe(PLAIN, Optional.of(new Jdk(home, "17.0.9", "Vendor")), 64, "")
                .startsWith("java=17.0.9 Vendor -Xms64m "));
    }
}
