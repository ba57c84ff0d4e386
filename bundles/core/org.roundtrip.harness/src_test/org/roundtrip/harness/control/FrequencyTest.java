// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrequencyTest {
    @TempDir
    Path folder;

    @Test
    void theDriverIsAskedBeforeTheDescription() throws Exception {
        Path info = folder.resolve("cpuinfo");
        assertEquals(Optional.empty(), Frequency.megahertz(folder, info));
        Files.write(info, "processor\t: 0\ncpu MHz\t\t: 2596.120\nprocessor\t: 1\ncpu MHz\t\t: 2600.000\n"
                .getBytes(StandardCharsets.UTF_8));
        assertEquals(Optional.of(2598L), Frequency.megahertz(folder, info));
        for (int cpu = 0; cpu < 2; cpu++) {
            Path driver = Files.createDirectories(folder.resolve("cpu" + cpu + "/cpufreq"));
            Files.write(driver.resolve("scaling_cur_freq"), ((800 + 400 * cpu) + "000\n").getBytes(StandardCharsets.UTF_8));
        }
        assertEquals(Optional.of(1000L), Frequency.megahertz(folder, info));
    }
}
