// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.interop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.EveryPair;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/**
 * The table of a run in which every client calls every server.
 *
 * @param sides      the names of the sides, each of which is a client and a server, in the plan's order
 * @param operations their names, in the plan's order
 * @param cells      one for each pair that can call each other, and each operation
 */
public record Interop(List<String> sides, List<String> operations, List<PairCell> cells) {

    /** Copies the lists. */
    public Interop {
        sides = List.copyOf(sides);
        operations = List.copyOf(operations);
        cells = List.copyOf(cells);
    }

    /** Makes the table. @param rows the results of the run @return empty when the plan does not measure every pair */
    public static Optional<Interop> of(Run run, List<Result> rows) {
        if (!run.plan().everyPair()) {
            return Optional.empty();
        }
        List<ProviderChoice> sides = EveryPair.sides(run.plan());
        List<PairCell> cells = new ArrayList<>();
        for (Result row : rows) {
            Optional<String> client = name(sides, row.choice().client());
            Optional<String> server = name(sides, row.choice().server());
            if (client.isPresent() && server.isPresent()) {
                cells.add(cell(client.get(), server.get(), row, run));
            }
        }
        return Optional.of(new Interop(sides.stream().map(ProviderChoice::variant).toList(),
                rows.stream().map(Result::operation).distinct().toList(), cells));
    }

    private static Optional<String> name(List<ProviderChoice> sides, ChosenSide side) {
        return sides.stream().filter(choice -> choice.client().equals(side)).findFirst().map(ProviderChoice::variant);
    }

    private static PairCell cell(String client, String server, Result row, Run run) {
        List<Fork> forks = run.forks().stream().filter(fork -> fork.row().equals(row.row())).toList();
        Optional<Fork> bad = first(forks, fork -> fork.state() == Fork.State.FAILED)
                .or(() -> first(forks, fork -> fork.state() == Fork.State.REFUSED));
        PairCell.State state = bad.map(fork -> fork.state() == Fork.State.FAILED ? PairCell.State.FAILED : PairCell.State.REFUSED)
                .orElse(first(forks, fork -> fork.state() == Fork.State.DONE).isPresent() ? PairCell.State.WORKS : PairCell.State.OPEN);
        return new PairCell(client, server, row, state, bad.map(Fork::error).orElse(""));
    }

    private static Optional<Fork> first(List<Fork> forks, Predicate<Fork> which) {
        return forks.stream().filter(which).findFirst();
    }

    /** The cells of a client and a server, in the order of the operations. It is empty when they cannot call each other. */
    public List<PairCell> of(String client, String server) {
        return cells.stream().filter(cell -> cell.client().equals(client) && cell.server().equals(server)).toList();
    }

    /** The cell of a client, a server and an operation; empty when the two cannot call each other. */
    public Optional<PairCell> of(String client, String server, String operation) {
        return of(client, server).stream().filter(cell -> cell.operation().equals(operation)).findFirst();
    }

    /** The pairs that can call each other, in the order of the cells. */
    public List<Pair> pairs() {
        return cells.stream().map(PairCell::pair).distinct().toList();
    }

    /** The pairs that do not work, with the operations that fail for all. Failures come first, then those of most cells. */
    public List<Obstacle> obstacles() {
        return Stream.of(PairCell.State.FAILED, PairCell.State.REFUSED).flatMap(this::obstacles).toList();
    }

    private Stream<Obstacle> obstacles(PairCell.State state) {
        Map<String, List<PairCell>> ofOperations = cells.stream().filter(cell -> cell.state() == state)
                .collect(Collectors.groupingBy(PairCell::operation, LinkedHashMap::new, Collectors.toList()));
        Map<List<Pair>, List<PairCell>> alike = ofOperations.values().stream().collect(Collectors.toMap(
                of -> of.stream().map(PairCell::pair).distinct().toList(), of -> of, (some, others) -> Stream.concat(some.stream(), others.stream()).toList(),
                LinkedHashMap::new));
        return alike.values().stream().map(of -> new Obstacle(state, of))
                .sorted(Comparator.comparingInt((Obstacle each) -> each.cells().size()).reversed());
    }

    /** How many cells have a state. */
    public long count(PairCell.State state) {
        return cells.stream().filter(cell -> cell.state() == state).count();
    }
}
