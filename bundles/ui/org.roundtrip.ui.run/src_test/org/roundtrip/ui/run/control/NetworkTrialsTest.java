// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Network;

/** Networks are tried once, when the answer is needed, and not during a run. */
class NetworkTrialsTest {
    private final List<String> tried = new ArrayList<>();
    private final Queue<Runnable> background = new ArrayDeque<>();
    private final NetworkTrials trials = new NetworkTrials(network -> {
        tried.add(network.mode());
        return network instanceof Network.Wire ? Optional.of("No wire here.") : Optional.empty();
    }, background::add, Runnable::run);
    private final List<Map<String, String>> answers = new ArrayList<>();

    @Test
    void nothingIsTriedBeforeTheAnswerIsNeeded() {
        assertTrue(tried.isEmpty());
        assertTrue(background.isEmpty());
    }

    @Test
    void manyRequestsShareOneTrial() {
        trials.ask(answers::add);
        trials.ask(answers::add);
        assertEquals(1, background.size());
        assertTrue(answers.isEmpty(), "the answer is not there yet");
        background.remove().run();
        assertEquals(List.of(Map.of("wire", "No wire here."), Map.of("wire", "No wire here.")), answers);
        trials.ask(answers::add);
        assertEquals(3, answers.size());
        assertEquals(List.of("wire", "ethernet-100"), tried);
        assertTrue(background.isEmpty());
    }

    @Test
    void aTrialWaitsForTheEndOfARun() throws InterruptedException {
        CountDownLatch measuring = new CountDownLatch(1);
        CountDownLatch runEnds = new CountDownLatch(1);
        CountDownLatch trialRan = new CountDownLatch(1);
        Job run = Job.createSystem("A run", (ICoreRunnable) monitor -> {
            measuring.countDown();
            try {
                runEnds.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        run.setRule(OneAtATime.MEASURING);
        run.schedule();
        assertTrue(measuring.await(30, TimeUnit.SECONDS));
        NetworkTrials.whileNothingRuns(trialRan::countDown);
        assertFalse(trialRan.await(200, TimeUnit.MILLISECONDS));
        runEnds.countDown();
        assertTrue(trialRan.await(30, TimeUnit.SECONDS));
    }
}
