// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.condition.Surroundings;
import org.roundtrip.model.Called;
import org.roundtrip.model.Counterparts;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Run;
import org.roundtrip.words.FactWords;
import org.roundtrip.words.Numbers;

/**
 * Several runs side by side, each row compared with the same one of the first run. Bytes and packets compare exactly. Times compare where
 * machine, Java, versions, load and the places of threads are alike. Immutable; any thread.
 */
public final class RunComparison {
    /** Beginning of the facts about a variant. */
    private static final String PROVIDER = "provider.";
    private final List<Side> sides;
    private final PlanDifference.OptionNames names;
    private final List<Map<RowKey, Result>> rows;
    private final List<Called> called;
    private final List<RowKey> keys;

    /**
     * A run that is compared.
     *
     * @param rows its results
     */
    public record Side(Run run, List<Result> rows) {
        /** Copies the list. */
        public Side {
            rows = List.copyOf(rows);
        }
    }

    /** A comparison. @param sides the one with which the others are compared first @param names of the options of providers, for people */
    public RunComparison(List<Side> sides, PlanDifference.OptionNames names) {
        this.sides = List.copyOf(sides);
        this.names = names;
        rows = this.sides.stream().map(side -> rows(side, this.sides.getFirst().run())).toList();
        List<RowKey> found = rows.stream().flatMap(each -> each.keySet().stream()).distinct().toList();
        called = Stream.concat(Called.of(this.sides.getFirst().run()).stream(), found.stream().map(RunComparison::called)).distinct().toList();
        keys = found.stream().sorted(Comparator.comparing(key -> called.indexOf(called(key)))).toList();
    }

    private static Called called(RowKey key) {
        return new Called(key.operation(), key.step());
    }

    /** The rows of a run by the names that they have in the first one. A step of a sweep may have no step there. */
    private static Map<RowKey, Result> rows(Side side, Run first) {
        Map<Called, Called> there = Counterparts.of(first, side.run).there();
        Map<RowKey, Result> found = new LinkedHashMap<>();
        for (Result row : side.rows) {
            Called own = called(row.row());
            Called named = there.entrySet().stream().filter(each -> each.getValue().equals(own)).map(Map.Entry::getKey).findFirst().orElse(own);
            found.putIfAbsent(named.of(row.variant()), row);
        }
        return found;
    }

    /** The runs, the one with which the others are compared first. */
    public List<Side> sides() {
        return sides;
    }

    /** What was called in any of them, in the order of the first run's plan. */
    public List<Called> called() {
        return called;
    }

    /** All rows, operation by operation. */
    public List<RowKey> keys() {
        return keys;
    }

    /** A row of a run; empty where the run has no such row. @param side index of the run, from 0 */
    public Optional<Result> row(int side, RowKey key) {
        return Optional.ofNullable(rows.get(side).get(key));
    }

    /** How a row compares with that of the first run. Empty for the first run, and where times cannot be compared. */
    public Optional<Change> change(int side, RowKey key) {
        return side == 0 || !timesCompare(side) ? Optional.empty() : row(side, key).flatMap(now -> row(0, key).flatMap(then -> Change.of(now, then)));
    }

    /** Whether times of a run may be compared with those of the first one. */
    public boolean timesCompare(int side) {
        List<RowKey> common = keys.stream().filter(key -> row(0, key).isPresent() && row(side, key).isPresent()).toList();
        return changed(side).isEmpty() && (common.isEmpty() || common.stream().anyMatch(key -> load(0, key).equals(load(side, key))));
    }

    private Optional<String> load(int side, RowKey key) {
        return row(side, key).map(row -> row.underLoad().load().label());
    }

    private List<String> changed(int side) {
        return Surroundings.changed(sides.get(side).run, sides.getFirst().run);
    }

    /** How a run differs from the first one: what measures, then what is measured. Empty for the first run. */
    public List<String> differences(int side) {
        Run run = sides.get(side).run, first = sides.getFirst().run;
        // The plan's differences say where threads were placed.
        Stream<String> facts = changed(side).stream().filter(fact -> !fact.equals(Run.PLACEMENT))
                .map(fact -> TypedTexts.text("valueOf", name(run, fact), TypedTexts.text("insteadOf", value(run, fact), value(first, fact))));
        return Stream.concat(facts, PlanDifference.of(run, first, names).stream().map(Difference::text)).toList();
    }

    private static String value(Run run, String fact) {
        return run.environment().getOrDefault(fact, Numbers.NOT_MEASURED);
    }

    private static String name(Run run, String fact) {
        Optional<String> variant = run.plan().providers().stream().map(ProviderChoice::variant).filter(each -> fact.startsWith(PROVIDER + each + "."))
                .max(Comparator.comparing(String::length));
        return variant.map(each -> TypedTexts.text("factOf", each, FactWords.ofVariant(fact.substring(PROVIDER.length() + each.length() + 1))))
                .orElseGet(() -> FactWords.name(fact));
    }
}
