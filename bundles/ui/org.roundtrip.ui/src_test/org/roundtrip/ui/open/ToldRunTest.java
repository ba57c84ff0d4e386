// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Run;

/** The engine of this process says how a run stands. */
class ToldRunTest {
    private final OpenRuns runs = new OpenRuns(Runnable::run);

    @Test
    void theEngineIsBelievedUntilTheEndOfTheRunIsRead(@TempDir Path temp) throws IOException {
        SampleRun sample = new SampleRun(temp.resolve("run")).fork(5).save(Run.Outcome.RUNNING);
        OpenRun open = runs.openUnread(sample.folder());
        Run told = with(open.run(), Run.Outcome.RUNNING);
        runs.told(open, told);
        assertSame(told, open.run());
        open.refresh();
        assertSame(told, open.run(), "its folder was saved before");
        runs.told(open, with(told, Run.Outcome.DONE));
        assertTrue(open.live(), "its last calls are to be read");
        sample.save(Run.Outcome.DONE);
        open.refresh();
        assertEquals(Run.Outcome.DONE, open.run().outcome());
        assertEquals(5, open.results().getFirst().calls());
        runs.close(open);
    }

    private static Run with(Run run, Run.Outcome outcome) {
        return new Run(run.id(), run.plan(), run.quick(), run.pid(), Map.of("told", "yes"), run.forks(), outcome, run.message(),
                run.started(), run.ended());
    }
}
