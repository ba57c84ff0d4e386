// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.load.Load;

/** Warm-ups until steady, in windows, of which the run keeps how they ended. */
class WarmUpTest {
    /** Six windows at most, after which nothing can be steady yet. */
    private static final WarmUp SHORT = new WarmUp.Steady(0, 1.4);

    @TempDir
    private Path folder;

    @Test
    void aForkKeepsHowItsWarmUpEnded() throws Exception {
        Trials trials = new Trials(folder);
        List<String> told = new CopyOnWriteArrayList<>();
        trials.start(Trials.plan(Trials.SHORT.with(SHORT), ""), new RunListener() {
            @Override
            public void progress(String what, int done, int of) {
                told.add(what);
            }
        }).await();
        Fork fork = RunFolder.open(folder.resolve("run")).run().forks().getFirst();
        Fork.WarmedUp warmedUp = fork.warmedUp();
        assertFalse(warmedUp.reached());
        assertTrue(warmedUp.seconds() >= 1.4, warmedUp::toString);
        assertNotNull(warmedUp.jitShare(), "this JVM compiles");
        assertEquals((long) trials.calls(fork).get(Phase.WARM_UP), warmedUp.calls());
        assertTrue(Files.readString(folder.resolve("run/run.log")).contains("still warming"));
        assertTrue(told.stream().filter(what -> what.contains("warming up")).count() >= 2, told::toString);
    }

    @Test
    void callersWarmUpTogether() throws Exception {
        for (Load load : List.of(new Load.Closed(3), new Load.Open(2000, new Load.Ramp(4000), 4, false))) {
            Trials trials = new Trials(folder.resolve(load.mode()));
            Protocol protocol = new Protocol(1, Amount.NONE, Amount.seconds(0.1), 0, 60, 64, 7).with(SHORT).with(load);
            Fork fork = trials.run(Trials.plan(protocol, "")).forks().getFirst();
            assertEquals(Fork.State.DONE, fork.state(), fork.error());
            assertEquals((long) trials.calls(fork).get(Phase.WARM_UP), fork.warmedUp().calls());
            if (load instanceof Load.Open open) {
                assertTrue(fork.warmedUp().calls() <= open.ratePerSecond() * fork.warmedUp().seconds(), "its rate does not change yet");
            }
        }
    }
}
