// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Run;

/** The time to the first answer is the sum of the steps that a middleware has. */
class FirstAnswerTest {
    @TempDir
    private Path temp;

    @Test
    void allStepsAreAddedUp() throws IOException {
        assertEquals(10_000 + 2_000 + 300 + 40.0, firstAnswer(10_000L, 2_000L, 300L, 40));
    }

    @Test
    void aStepThatAMiddlewareDoesNotHaveTakesNoTime() throws IOException {
        assertEquals(10_000 + 300 + 40.0, firstAnswer(10_000L, null, 300L, 40));
        assertEquals(10_000 + 2_000 + 40.0, firstAnswer(10_000L, 2_000L, null, 40));
    }

    @Test
    void withoutAKnownPreparationThereIsNoSum() throws IOException {
        assertNull(firstAnswer(null, 2_000L, 300L, 40));
    }

    @Test
    void ofSeveralForksItIsTheMedian() throws IOException {
        assertEquals(120.0, Results.of(new Runs(temp.resolve("several"), false, "rmi").began("rmi", "ping", 10L, null, null, 100)
                .began("rmi", "ping", 20L, null, null, 100).began("rmi", "ping", 900L, null, null, 100).end(Run.Outcome.DONE))
                .getFirst().firstAnswerNanos());
    }

    private Double firstAnswer(Long prepare, Long lookUp, Long connect, long firstCall) throws IOException {
        Path folder = temp.resolve(prepare + "-" + lookUp + "-" + connect);
        return Results.of(new Runs(folder, false, "rmi").began("rmi", "ping", prepare, lookUp, connect, firstCall)
                .end(Run.Outcome.DONE)).getFirst().firstAnswerNanos();
    }
}
