// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.earlier;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Run;

/** The latest runs of a home that were made on a machine like this one, with their threads placed alike. */
public final class EarlierRuns {
    /** Older runs may tell of another state of the machine. */
    private static final int MOST = 20;
    /** What makes a machine another one. */
    private static final List<String> MACHINE = List.of("cpu.model", "cpu.count", "os.kernel");

    private final List<Work> works;

    private EarlierRuns(List<Work> works) {
        this.works = works;
    }

    /**
     * Reads the latest {@value #MOST} runs. Those that cannot be read, or are under way, tell nothing.
     *
     * @param environment facts of this machine, by the names that runs have
     * @param placement   see {@link Run#PLACEMENT}; empty when it is not known yet, for runs of any
     */
    public static EarlierRuns in(RoundtripHome home, Map<String, String> environment, String placement) throws IOException {
        List<Path> folders = List.of();
        if (Files.isDirectory(home.runs())) {
            try (Stream<Path> files = Files.list(home.runs())) {
                folders = files.filter(RunFolder::isRun).sorted(Comparator.comparing(Path::getFileName).reversed()).limit(MOST).toList();
            }
        }
        List<Work> works = new ArrayList<>();
        for (Path folder : folders) {
            try {
                RunFolder opened = RunFolder.open(folder);
                Run run = opened.run();
                if (run.outcome() != Run.Outcome.RUNNING && alike(run.environment(), environment)
                        && (placement.isEmpty() || placement.equals(run.placement()))) {
                    works.addAll(works(run, ForkFigures.of(opened)));
                }
            } catch (InvalidFileException e) {
                // The list of runs says so.
            }
        }
        return new EarlierRuns(works);
    }

    private static boolean alike(Map<String, String> one, Map<String, String> other) {
        return MACHINE.stream().allMatch(fact -> one.getOrDefault(fact, "").equals(other.getOrDefault(fact, "")));
    }

    private static List<Work> works(Run run, List<ForkFigures> figures) {
        Map<Integer, ForkFigures> byFork = figures.stream().collect(Collectors.toMap(ForkFigures::fork, Function.identity(), (one, other) -> other));
        Map<RowKey, List<Fork>> rows = run.forks().stream().filter(fork -> byFork.containsKey(fork.number())).collect(Collectors.groupingBy(Fork::row));
        return rows.entrySet().stream().map(row -> new Work(run, row.getValue().getFirst().provider(), row.getKey(),
                row.getValue().stream().map(fork -> byFork.get(fork.number())).toList())).toList();
    }

    /** How many runs there are. */
    public int count() {
        return (int) works.stream().map(Work::run).map(Run::id).distinct().count();
    }

    /** How much forks of the same work of a provider differ. Those of others tell nothing of it: the floor's differ less. */
    public ForkSpread spread(String provider) {
        return ForkSpread.pooled(works.stream().filter(work -> work.provider().equals(provider)).flatMap(work -> work.spread().stream()).toList());
    }

    /** How long a fork takes, in seconds. It is the median of those that were measured in the same way. */
    public OptionalDouble seconds(String provider, String operation, Protocol protocol) {
        return median(work -> alike(work, provider, operation, protocol), ForkFigures::seconds);
    }

    /** How many calls a fork measures, in the same way. */
    public OptionalDouble calls(String provider, String operation, Protocol protocol) {
        return median(work -> alike(work, provider, operation, protocol), ForkFigures::calls);
    }

    /** How many calls of a fork waste the least time, see {@link org.roundtrip.analysis.ratio.Levels#calls}. */
    public OptionalInt bestCalls(String provider, String operation, Protocol protocol) {
        return works.stream().filter(work -> alike(work, provider, operation, protocol)).filter(work -> work.levels().isPresent())
                .max(Comparator.comparingInt(work -> work.forks().size())).map(EarlierRuns::bestCalls).orElse(OptionalInt.empty());
    }

    private static OptionalInt bestCalls(Work work) {
        double call = work.forks().stream().mapToDouble(ForkFigures::medianNanos).average().orElseThrow() / 1e9;
        double fork = work.forks().stream().mapToDouble(figures -> figures.seconds() - figures.calls() * call).average().orElseThrow();
        return work.levels().orElseThrow().calls(Math.max(0, fork), call);
    }

    private static boolean alike(Work work, String provider, String operation, Protocol protocol) {
        Protocol then = work.run().plan().protocol();
        return work.provider().equals(provider) && work.row().operation().equals(operation) && then.warmUp().equals(protocol.warmUp())
                && then.measured().equals(protocol.measured()) && then.captureCalls() == protocol.captureCalls() && then.load().equals(protocol.load());
    }

    private OptionalDouble median(Predicate<Work> chosen, ToDoubleFunction<ForkFigures> figure) {
        double[] sorted = works.stream().filter(chosen).flatMap(work -> work.forks().stream()).mapToDouble(figure).sorted().toArray();
        return sorted.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(sorted[sorted.length / 2]);
    }
}
