// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoundtripHomeTest {
    private static final Instant BEGAN = LocalDateTime.of(2026, 3, 4, 5, 6, 7).atZone(ZoneId.systemDefault()).toInstant();

    @Test
    void aNewRunIsNamedAfterTimeAndPlan(@TempDir Path folder) throws IOException {
        RoundtripHome home = new RoundtripHome(folder);
        Path run = home.newRun(BEGAN, "First look!");
        assertEquals(home.runs().resolve("2026-03-04-050607-first-look"), run);
        Files.createDirectories(run);
        assertEquals("2026-03-04-050607-first-look-2", home.newRun(BEGAN, "First look").getFileName().toString());
        assertEquals("2026-03-04-050607", home.newRun(BEGAN, "???").getFileName().toString());
    }
}
