// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.nio.file.Path;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;

/** An engine in a JVM of its own. Tests kill it or give it a disk that is too small. */
final class EngineMain {
    private EngineMain() {
    }

    /**
     * Runs without an end, prints the log, and at the end prints what the folder contains.
     *
     * @param args folder, fault, network
     */
    public static void main(String[] args) throws Exception {
        Trials trials = Trials.real(Path.of(args[0]), new TrialProvider());
        Protocol endless = new Protocol(2, Amount.NONE, Amount.seconds(3600), 0, 60, 64, 7)
                .with(Network.of(args.length > 2 ? args[2] : Network.Loopback.MODE, 0));
        Run ended = trials.start(Trials.plan(endless, args[1]), trials.onLog(System.out::println)).await();
        Run saved = RunFolder.open(Path.of(args[0], "run")).run();
        for (Fork fork : saved.forks()) {
            System.out.println("SAVED " + fork.state() + " " + fork.error());
            System.out.println("CALLS " + trials.callsSoFar(fork));
        }
        System.out.println("ENDED " + saved.outcome() + " " + ended.equals(saved) + " " + saved.message());
    }
}
