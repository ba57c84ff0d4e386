// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;

class KeptChecksTest {
    @TempDir
    private Path folder;

    @Test
    void whatWasFoundIsThereAgain() throws Exception {
        KeptChecks kept = new KeptChecks(new RoundtripHome(folder.resolve("home")));
        assertEquals(Map.of(), kept.read());
        Map<String, CheckOutcome> checks = Map.of(
                "lab2", new CheckOutcome("me@lab2:22", Instant.parse("2026-11-22T17:10:00.123Z"), List.of(
                        Point.good("java", "One Java runtime is there."), Point.missing("capture", "No rights.", "Allow it.")),
                        List.of(new RemoteJava("17.0.9", "", "/opt/17")), ""),
                "lab3", new CheckOutcome("me@lab3:22", Instant.EPOCH, List.of(), List.of(), "The host lab3 is silent."));
        kept.write(checks);
        assertEquals(checks, new KeptChecks(new RoundtripHome(folder.resolve("home"))).read());
    }

    @Test
    void aFileThatIsNotRightIsRefused() throws Exception {
        Files.writeString(folder.resolve("checks.json"), """
                {"schema": "roundtrip-checks-1", "checks": [{"host": "a", "logIn": "b", "time": "now", "points": [], "javas": [],
                 "failure": ""}]}""");
        assertThrows(InvalidFileException.class, new KeptChecks(new RoundtripHome(folder))::read);
    }
}
