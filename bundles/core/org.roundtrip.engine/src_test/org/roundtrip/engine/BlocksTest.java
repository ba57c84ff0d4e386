// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLogReader;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Run;

/** How many blocks a run has, and how some are added to one that has ended. */
class BlocksTest {
    private static final Protocol PROTOCOL = new Protocol(1, Amount.NONE, Amount.calls(40), 0, 60, 64, 7);

    @TempDir
    private Path folder;

    /** Whatever the figures are: it goes on exactly while a ratio is open and there may be more blocks. */
    @Test
    void blocksAreAddedWhileARatioIsOpen() throws Exception {
        Run run = new Trials(folder).run(Trials.plan(PROTOCOL.with(new Forks(2, 5)), "", "none", "nothing"));
        List<int[]> looks = looks();
        assertEquals(2, looks.getFirst()[0], "the first look is after the fewest blocks");
        assertEquals(2, looks.getFirst()[2], "the other variants are compared with the first, which is the floor");
        for (int i = 0; i < looks.size() - 1; i++) {
            assertTrue(looks.get(i)[1] < looks.get(i)[2], "it went on though all were decided");
        }
        int[] last = looks.getLast();
        assertEquals(last[1] == last[2] ? last[0] : 5, run.blocks());
        assertEquals(3 * run.blocks(), run.forks().size());
        assertEquals(run.forks().stream().map(Fork::variant).toList(),
                ForkOrder.of(run.plan(), run.blocks()).stream().map(Fork::variant).toList(), "as if planned at once");
    }

    @Test
    void withoutARatioTheFewestBlocksAreEnough() throws Exception {
        assertEquals(2, new Trials(folder).run(Trials.plan(PROTOCOL.with(new Forks(2, 5)), "")).forks().size());
    }

    @Test
    void theRunKeepsFiguresOfForksThatEndedWell() throws Exception {
        Run run = new Trials(folder).run(Trials.plan(PROTOCOL.with(Forks.fixed(2)), "", "server-call:throw:20"));
        List<ForkFigures> figures = ForkFigures.of(RunFolder.open(folder.resolve("run")));
        assertEquals(run.forks().stream().filter(fork -> fork.state() == Fork.State.DONE).map(Fork::number).toList(),
                figures.stream().map(ForkFigures::fork).toList());
        assertEquals(2, figures.size());
        assertTrue(figures.stream().allMatch(each -> each.calls() == 40 && each.medianNanos() > 0 && each.seconds() > 0), figures.toString());
    }

    @Test
    void aQuickRunBeginsAndEndsWithItsFloor() throws Exception {
        Run run = new Trials(folder).runner.start(Trials.plan(PROTOCOL.with(Forks.fixed(3)), "", "none", "nothing"), true, folder.resolve("run"),
                RunListener.NONE).await();
        assertEquals(run.forks().getFirst().row(), run.forks().getLast().row());
        assertEquals("trial ", run.forks().getFirst().variant());
        assertEquals(IntStream.rangeClosed(1, run.forks().size()).boxed().toList(), run.forks().stream().map(Fork::number).toList());
        assertTrue(Double.parseDouble(run.environment().get(Run.DRIFT)) > 0);
    }

    /** Whatever the figures are: rows have further forks exactly while most of them are not steady. */
    @Test
    void aQuickRunMeasuresUnsteadyRowsAgain() throws Exception {
        Protocol protocol = new Protocol(1, Amount.NONE, Amount.calls(400), 0, 60, 64, 7);
        Run run = new Trials(folder).runner.start(Trials.plan(protocol, "none", "", "nothing"), true, folder.resolve("run"), RunListener.NONE).await();
        try (RunAnalysis analysis = RunAnalysis.of(RunFolder.open(folder.resolve("run")))) {
            for (RowKey row : RowKey.of(run)) {
                List<Fork> forks = analysis.forks(row).stream().filter(fork -> fork != analysis.run().forks().getLast()).toList();
                long unsteady = forks.stream().filter(fork -> !analysis.steadiness(fork).orElseThrow().medians().steady()).count();
                assertTrue(forks.size() == 1 || unsteady > 0, row + " was measured again though it was steady");
                assertTrue(forks.size() <= 1 + QuickRun.FURTHER, row + " has " + forks.size() + " forks");
            }
        }
    }

    @Test
    void blocksAreAddedToARunThatHasEnded() throws Exception {
        Trials trials = new Trials(folder);
        Run before = trials.run(Trials.plan(PROTOCOL, "", "none"));
        RunFolder files = RunFolder.open(folder.resolve("run"));
        // This process is younger than such a run, and yet the one that measures it.
        files.save(changed(before, Map.of(), Duration.ofHours(2)));
        List<Run.Outcome> seen = new CopyOnWriteArrayList<>();
        Run run = trials.runner.more(files, 2, new RunListener() {
            @Override
            public void changed(Run now) {
                try {
                    seen.add(RunFolder.open(folder.resolve("run")).run().outcome());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }, Turn.REFUSE).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(Run.Outcome.RUNNING, seen.getFirst());
        assertEquals(before.forks(), run.forks().subList(0, 2));
        assertEquals(List.of(1, 1, 2, 2, 3, 3), run.forks().stream().map(Fork::repetition).toList());
        assertTrue(run.forks().stream().allMatch(fork -> fork.state() == Fork.State.DONE));
        assertEquals(before.plan(), run.plan());
        assertEquals(6, ForkFigures.of(files).size());
        assertEquals(run, RunFolder.open(folder.resolve("run")).run());
    }

    @Test
    void noBlocksAreAddedWhereSomethingElseWouldBeMeasured() throws Exception {
        Trials trials = new Trials(folder);
        Plan plan = Trials.plan(PROTOCOL, "");
        Run run = trials.run(plan);
        for (String fact : List.of("provider.trial .version", "os.kernel")) {
            RunFolder files = RunFolder.open(folder.resolve("run"));
            files.save(changed(run, Map.of(fact, "another"), Duration.ZERO));
            assertThrows(RefusedException.class, () -> trials.runner.more(files, 1, RunListener.NONE, Turn.REFUSE), fact);
            assertEquals(1, files.run().forks().size());
        }
        assertTrue(run.environment().containsKey("provider.trial .version"));
        RunFolder.open(folder.resolve("run")).save(run);
        assertThrows(RefusedException.class, () -> trials.runner.more(RunFolder.open(folder.resolve("run")), Forks.MOST, RunListener.NONE, Turn.REFUSE),
                "too many");
        assertEquals(run, RunFolder.open(folder.resolve("run")).run());
        assertEquals(2, trials.runner.more(RunFolder.open(folder.resolve("run")), 1, RunListener.NONE, Turn.REFUSE).await().forks().size());
    }

    private static Run changed(Run run, Map<String, String> facts, Duration earlier) {
        Map<String, String> all = new HashMap<>(run.environment());
        all.putAll(facts);
        return new Run(run.id(), run.plan(), run.quick(), run.pid(), all, run.forks(), run.outcome(), run.message(), run.started().minus(earlier), run.ended());
    }

    /** Blocks, decided ratios and all ratios at each look. */
    private List<int[]> looks() throws IOException {
        Pattern numbers = Pattern.compile("(\\d+)\\D+(\\d+)\\D+(\\d+)\\D+");
        return new RunLogReader(RunFolder.open(folder.resolve("run")).log()).next().stream().filter(line -> line.equals(numbers.matcher(line).results()
                .map(found -> RunExecution.TEXTS.text("look", number(found.group(1)), number(found.group(2)), number(found.group(3)))).findFirst().orElse("")))
                .map(line -> {
                    Matcher found = numbers.matcher(line);
                    assertTrue(found.find());
                    return new int[] {number(found.group(1)), number(found.group(2)), number(found.group(3))};
                }).toList();
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }
}
