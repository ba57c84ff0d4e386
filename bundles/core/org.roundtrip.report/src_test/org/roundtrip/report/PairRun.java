// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/**
 * A made-up run of two ORBs with each other and of one middleware that meets nobody: {@code ping} works everywhere, {@code echo} is
 * refused where B serves and fails from B to A.
 */
final class PairRun {
    private static final Map<String, ProviderChoice> CHOICES = Map.of("A", ProviderChoice.of("A"), "B", ProviderChoice.of("B"),
            "C", ProviderChoice.of("C"), "A to B", new ProviderChoice("A to B", ChosenSide.of("A"), ChosenSide.of("B")),
            "B to A", new ProviderChoice("B to A", ChosenSide.of("B"), ChosenSide.of("A")));
    private static final List<String> ORDER = List.of("A", "A to B", "B to A", "B", "C");

    private PairRun() {
    }

    static Interop interop() {
        return Interop.of(run(true), rows()).orElseThrow();
    }

    static Run run(boolean everyPair) {
        List<Fork> forks = new ArrayList<>();
        for (String variant : ORDER) {
            forks.add(fork(forks.size() + 1, variant, "ping", Fork.State.DONE, null));
            boolean refused = variant.endsWith("B");
            boolean failed = variant.equals("B to A");
            forks.add(fork(forks.size() + 1, variant, "echo", refused ? Fork.State.REFUSED : failed ? Fork.State.FAILED : Fork.State.DONE,
                    refused ? "B cannot carry echo.value" : failed ? "The value is another one." : null));
        }
        Contract contract = new Contract("Pairs", List.of(operation("ping"), operation("echo")));
        Plan plan = new Plan("Pairs", "", contract, ORDER.stream().map(CHOICES::get).toList(), Protocol.STANDARD);
        return new Run("pairs", plan.withEveryPair(everyPair), false, 1, Map.of(), forks, Run.Outcome.FAILED, "", Instant.EPOCH, Instant.EPOCH);
    }

    /** The medians are 10, 20, ... \u00b5s in the order of the rows. */
    static List<Result> rows() {
        List<Result> rows = new ArrayList<>();
        for (String operation : List.of("ping", "echo")) {
            for (String variant : ORDER) {
                double p50 = 10_000.0 * (rows.size() + 1);
                rows.add(new Result(CHOICES.get(variant), operation, "void", 1, 500, null, null, null, p50, null, null, null, null, null,
                        null, null, null, null, null, null, null, null, List.of(p50, 1.1 * p50), null, List.of(), null));
            }
        }
        return rows;
    }

    private static Operation operation(String name) {
        return new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING);
    }

    private static Fork fork(int number, String variant, String operation, Fork.State state, String error) {
        return new Fork(number, CHOICES.get(variant).id(), variant, operation, 1, state, null, null, null, error);
    }
}
