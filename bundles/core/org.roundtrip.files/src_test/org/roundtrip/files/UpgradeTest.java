// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Files that older versions wrote: the examples as they were, and a run that was really made. */
class UpgradeTest {

    @ParameterizedTest
    @ValueSource(strings = {"first-look", "gray-2005", "every-kind", "deep-nesting", "one-mebibyte-string"})
    void aPlanOfVersionOneOpensAndSavesWithoutLoss(String name) throws Exception {
        String old = text(name + ".plan.json");
        assertTrue(old.contains("\"roundtrip-plan-1\""));
        Plan plan = PlanFiles.parse(old, name);
        String saved = PlanFiles.toJson(plan);
        assertEquals(plan, PlanFiles.parse(saved, "saved"));
        assertEquals(Json.object(old.replace("roundtrip-plan-1", "roundtrip-plan-2"), "old").get("operations"),
                Json.object(saved, "saved").get("operations"));
    }

    @Test
    void aRunOfVersionOneOpensAndSavesWithoutLoss() throws Exception {
        String old = text("run.json");
        assertTrue(old.contains("\"roundtrip-run-1\"") && old.contains("\"roundtrip-plan-1\""));
        Run run = RunFiles.parse(old, "run.json");
        assertEquals(12, run.forks().size());
        assertEquals(Run.Outcome.DONE, run.outcome());
        assertTrue(run.plan().providers().stream().allMatch(ProviderChoice::sameProvider));
        String saved = RunFiles.toJson(run);
        assertEquals(run, RunFiles.parse(saved, "saved"));
        assertEquals(Json.object(old.replace("-1\"", "-2\""), "old"), Json.object(saved, "saved"));
    }

    private static String text(String name) throws Exception {
        try (InputStream in = UpgradeTest.class.getResourceAsStream("version1/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
