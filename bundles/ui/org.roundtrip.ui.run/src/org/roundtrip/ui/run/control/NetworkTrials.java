// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.model.Network;
import org.roundtrip.ui.defect.Defects;

/**
 * Finds out which networks of plans this machine can make. To try a network, it is made and ended again, which starts
 * several processes. So a network is tried only when the answer is needed, the answer is kept for the session, and the
 * trial waits while a run is under way. Used on the user interface's thread. Found by
 * {@code getSite().getService(NetworkTrials.class)}.
 */
public final class NetworkTrials {
    private static final List<Network> TRIED = List.of(new Network.Wire(), new Network.Ethernet(0));
    private final Function<Network, Optional<String>> trial;
    private final Executor background;
    private final Executor interfaceThread;
    private final List<Consumer<Map<String, String>>> waiting = new ArrayList<>();
    private Map<String, String> missing;

    /**
     * Begins without an answer.
     *
     * @param trial           tries a network and returns why it cannot be made, or empty
     * @param background      runs the trials, never while a run is under way
     * @param interfaceThread runs actions on the user interface's thread
     */
    public NetworkTrials(Function<Network, Optional<String>> trial, Executor background, Executor interfaceThread) {
        this.trial = trial;
        this.background = background;
        this.interfaceThread = interfaceThread;
    }

    /** Runs work in a job that waits until no run is under way, and that a run waits for. */
    public static void whileNothingRuns(Runnable work) {
        Job job = Job.createSystem("Trying networks", (ICoreRunnable) monitor -> work.run());
        job.setRule(OneAtATime.MEASURING);
        job.schedule();
    }

    /**
     * Finds out which networks cannot be made here.
     *
     * @param answer gets one sentence for each mode that cannot be made, on why and what to do: at once when it is
     *               known already, else on the user interface's thread later
     */
    public void ask(Consumer<Map<String, String>> answer) {
        if (missing != null) {
            answer.accept(missing);
            return;
        }
        waiting.add(answer);
        if (waiting.size() == 1) {
            background.execute(this::tryAll);
        }
    }

    /** A trial that throws says no more than that this network cannot be made. */
    private Optional<String> missing(Network network) {
        try {
            return trial.apply(network);
        } catch (RuntimeException e) {
            return Optional.of(new Defects().report(e));
        }
    }

    private void tryAll() {
        Map<String, String> found = new LinkedHashMap<>();
        for (Network network : TRIED) {
            missing(network).ifPresent(reason -> found.put(network.mode(), reason));
        }
        interfaceThread.execute(() -> {
            missing = Map.copyOf(found);
            waiting.forEach(answer -> answer.accept(missing));
            waiting.clear();
        });
    }
}
