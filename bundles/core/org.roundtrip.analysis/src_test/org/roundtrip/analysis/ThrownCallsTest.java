// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Thrown;
import org.roundtrip.model.load.Work;

/** Calls that end with an exception of the contract are counted and timed apart, and are no errors. */
class ThrownCallsTest {
    private static final Shape.Struct REJECTED = new Shape.Struct("Rejected",
            List.of(new Shape.Field("code", Shape.Primitive.INT)));
    @TempDir
    private Path temp;

    @Test
    void exceptionsAreCountedAndTimedApart() throws IOException {
        Result row = row(10, Map.of(Outcome.ANSWERED, calls(900, 200), Outcome.EXCEPTION, calls(100, 500)));
        assertEquals(new Thrown(100, 0.1, 500.0, 200.0), row.underLoad().thrown());
        assertEquals(0, row.underLoad().errors());
        assertEquals(1000, row.calls());
        assertEquals(200, row.p50Nanos());
        assertEquals(500, row.p99Nanos());
        assertEquals("void throws Rejected, 1 call of 10", row.payload());
    }

    @Test
    void failuresAreNoExceptions() throws IOException {
        Result row = row(10, Map.of(Outcome.ANSWERED, calls(90, 200), Outcome.EXCEPTION, calls(5, 500),
                Outcome.FAILURE, calls(3, 900), Outcome.TIME_OUT, calls(2, 9000)));
        assertEquals(new Thrown(5, 0.05, null, 200.0), row.underLoad().thrown(), "five calls are too few for a median");
        assertEquals(5, row.underLoad().errors());
        assertEquals(9000, row.maxNanos());
    }

    @Test
    void whoThrowsNothingHasNoSuchNumbers() throws IOException {
        assertNull(row(0, Map.of(Outcome.ANSWERED, calls(100, 200))).underLoad().thrown());
    }

    private Result row(int throwEvery, Map<Outcome, long[]> calls) throws IOException {
        Operation order = new Operation("order", List.of(), Optional.empty(), List.of(REJECTED), Behaviour.NOTHING, false,
                Work.NONE, throwEvery);
        return Results.of(new Runs(temp.resolve("r"), false, List.of(order), "rmi").ended("rmi", "order", calls)
                .end(Run.Outcome.DONE)).getFirst();
    }

    private static long[] calls(int count, long nanos) {
        long[] calls = new long[count];
        Arrays.fill(calls, nanos);
        return calls;
    }
}
