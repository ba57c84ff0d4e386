// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.Sweep;

class SweepFilesTest {
    private static final String PLAN = """
            {"schema": "roundtrip-plan-2", "name": "Sweep", "operations": [{"name": "ping", "behaviour": "nothing"}],
             "providers": ["rmi"]%s}""";

    private static Plan read(String sweep) throws InvalidFileException {
        return PlanFiles.parse(PLAN.formatted(sweep.replace('\'', '"')), "plan");
    }

    @Test
    void theExampleOfTheFormatIsReadAndWritten() throws Exception {
        Plan plan = read(", 'sweep': {'value': 'callers', 'over': [1, 2, 4, 8, 16]}");
        assertEquals(Optional.of(new Sweep("callers", List.of(1, 2, 4, 8, 16))), plan.sweep());
        assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "plan"));
        assertTrue(!PlanFiles.toJson(read("")).contains("sweep"), "no sweep is not written");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            {'value': 'callers', 'over': [1]}           | must have at least 2 elements, but has 1
            {'value': 'callers', 'over': [1, -1]}       | must be at least 0, but is -1
            {'value': 'callers', 'over': [4, 2]}        | the steps of a sweep must rise, but 4 is followed by 2
            {'value': 'threads', 'over': [1, 2]}        | 'threads' cannot be swept
            {'value': 'callers'}                        | the field over is missing
            """)
    void whatIsNoSweepIsRefusedAtItsPlace(String sweep, String sentence) {
        String message = assertThrows(InvalidFileException.class, () -> read(", 'sweep': " + sweep)).getMessage();
        assertTrue(message.contains("sweep") && message.replace("\"", "").contains(sentence), message);
    }

    @Test
    void aRunKnowsTheStepOfEachForkAndAForkHasNoOtherStep() throws Exception {
        Plan plan = read(", 'sweep': {'value': 'callers', 'over': [1, 2]}");
        Fork fork = new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, null, null);
        Run run = new Run("r", plan, false, 1, Map.of(), List.of(fork.at(plan.sweep().get().steps().getLast(), 1), fork.at(null, 2)),
                Run.Outcome.DONE, "", Instant.EPOCH, Instant.EPOCH);
        String json = RunFiles.toJson(run);
        assertEquals(run, RunFiles.parse(json, "run"));
        assertTrue(json.contains("\"step\": 2"), json);
        assertThrows(InvalidFileException.class, () -> RunFiles.parse(json.replace("\"step\": 2", "\"step\": 3"), "run"));
    }
}
