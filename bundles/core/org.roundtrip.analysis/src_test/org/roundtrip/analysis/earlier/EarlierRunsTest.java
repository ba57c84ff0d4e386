// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.earlier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

class EarlierRunsTest {
    private static final Protocol PROTOCOL = new Protocol(8, Amount.NONE, Amount.seconds(1), 0, 60, 64, 7);
    private static final Map<String, String> HERE = Map.of("cpu.model", "this", Run.PLACEMENT, "one");

    @TempDir
    private Path temp;

    /** A run of one operation, with a fork for each median; the fork of number n takes n seconds. */
    private void run(String name, Map<String, String> environment, Run.Outcome outcome, Map<String, double[]> medians) throws IOException {
        Plan plan = new Plan("Test", "", new Contract("Service", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                medians.keySet().stream().sorted().map(ProviderChoice::of).toList(), PROTOCOL);
        List<Fork> forks = new ArrayList<>();
        List<ForkFigures> figures = new ArrayList<>();
        for (ProviderChoice choice : plan.providers()) {
            for (double median : medians.get(choice.id())) {
                figures.add(new ForkFigures(forks.size() + 1, forks.size() + 1, 1000, median, 0.001));
                forks.add(new Fork(forks.size() + 1, choice.id(), choice.id(), "ping", forks.size() + 1, Fork.State.DONE, null, null, null, null));
            }
        }
        RunFolder folder = RunFolder.create(temp.resolve("runs").resolve(name), new Run(name, plan, false, ProcessHandle.current().pid(), environment, forks,
                outcome, "", Instant.now(), null));
        for (ForkFigures each : figures) {
            each.addTo(folder);
        }
    }

    private EarlierRuns earlier() throws IOException {
        return EarlierRuns.in(new RoundtripHome(temp), HERE, "one");
    }

    private static double[] forks(int count, double factor) {
        double[] medians = new double[count];
        for (int i = 0; i < count; i++) {
            medians[i] = i % 2 == 0 ? 1000 : 1000 * factor;
        }
        return medians;
    }

    @Test
    void aHomeWithoutRunsTellsNothing() throws IOException {
        assertEquals(ForkSpread.STANDARD, earlier().spread("rmi"));
        assertEquals(OptionalDouble.empty(), earlier().seconds("rmi", "ping", PROTOCOL));
        assertEquals(0, earlier().count());
    }

    @Test
    void forksOfAProviderTellHowMuchTheyDiffer() throws IOException {
        run("a", HERE, Run.Outcome.DONE, Map.of("rmi", forks(8, 1.02), "grpc", forks(8, 1.2)));
        EarlierRuns found = earlier();
        assertEquals(ForkSpread.of(0, 0, 0, 0, Math.log(1.02), Math.log(1.02), Math.log(1.02), Math.log(1.02)).deviation(),
                found.spread("rmi").deviation(), 1e-9);
        assertTrue(found.spread("grpc").deviation() > 0.08);
        assertEquals(ForkSpread.STANDARD, found.spread("axis"), "others do not tell of an unknown provider");
    }

    /** Medians of two runs may differ because the machine did. */
    @Test
    void forksOfDifferentRunsAreNotCompared() throws IOException {
        run("a", HERE, Run.Outcome.DONE, Map.of("rmi", new double[] {1000, 1010, 1000, 1010}));
        run("b", HERE, Run.Outcome.CANCELLED, Map.of("rmi", new double[] {3000, 3030, 3000, 3030}));
        assertEquals(6, earlier().spread("rmi").degrees());
        assertTrue(earlier().spread("rmi").deviation() < 0.01);
        assertEquals(2, earlier().count());
    }

    @Test
    void runsElsewhereOrPlacedOtherwiseOrUnderWayTellNothing() throws IOException {
        Map<String, double[]> medians = Map.of("rmi", forks(8, 1.02));
        run("a", Map.of("cpu.model", "another", Run.PLACEMENT, "one"), Run.Outcome.DONE, medians);
        run("b", Map.of("cpu.model", "this", Run.PLACEMENT, "free"), Run.Outcome.DONE, medians);
        run("c", HERE, Run.Outcome.RUNNING, medians);
        Files.createDirectories(temp.resolve("runs/d"));
        Files.writeString(temp.resolve("runs/d/run.json"), "damaged");
        assertEquals(0, earlier().count());
        assertEquals(ForkSpread.STANDARD, earlier().spread("rmi"));
    }

    @Test
    void secondsAndCallsAreThoseOfForksThatWereMeasuredAlike() throws IOException {
        run("a", HERE, Run.Outcome.DONE, Map.of("rmi", forks(3, 1.02)));
        assertEquals(2, earlier().seconds("rmi", "ping", PROTOCOL).orElseThrow());
        assertEquals(1000, earlier().calls("rmi", "ping", PROTOCOL).orElseThrow());
        assertTrue(earlier().bestCalls("rmi", "ping", PROTOCOL).orElseThrow() > 1);
        assertEquals(OptionalDouble.empty(), earlier().seconds("rmi", "ping", PROTOCOL.quick()));
        assertEquals(OptionalDouble.empty(), earlier().seconds("rmi", "text", PROTOCOL));
    }

    @Test
    void linesThatCannotBeReadAreLeftOut() throws IOException {
        run("a", HERE, Run.Outcome.DONE, Map.of("rmi", forks(3, 1.02)));
        Files.writeString(temp.resolve("runs/a/figures.csv"), "fork,seconds,calls,medianNanos,error\n1,2.5,1000,900,0.001\n2,x\n\n3,0,0,0,0\n");
        assertEquals(2.5, earlier().seconds("rmi", "ping", PROTOCOL).orElseThrow());
    }
}
