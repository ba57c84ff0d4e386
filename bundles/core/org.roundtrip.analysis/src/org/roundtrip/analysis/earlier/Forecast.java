// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.earlier;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.analysis.ratio.Levels;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.WarmUp;

/**
 * How large the run of a plan will be. Rows that were measured here before go by that, others by what the plan allows.
 *
 * @param forks     of each row
 * @param rows      in the plan's order
 * @param reference how much forks of the provider differ with which all are compared
 * @param runs      earlier runs that tell
 */
public record Forecast(Forks forks, List<Row> rows, ForkSpread reference, int runs) {
    /** The least and the most seconds that processes take to start and to end. */
    private static final double SOONEST = 1, LATEST = 4;

    /**
     * A row of the plan, at one step of its sweep.
     *
     * @param variant   the provider's name in the plan
     * @param operation the operation's name
     * @param spread    how much its forks differ
     * @param seconds   that a fork took; empty when none was measured in the same way
     * @param least     seconds that a fork takes at least
     * @param most      seconds that it takes at most
     * @param calls     that a fork measured
     * @param bestCalls that waste the least time, see {@link Levels#calls}
     */
    public record Row(String variant, String operation, ForkSpread spread, OptionalDouble seconds, double least, double most, OptionalDouble calls,
            OptionalInt bestCalls) {
    }

    /** Copies the list. */
    public Forecast {
        rows = List.copyOf(rows);
    }

    /**
     * The forecast of a plan.
     *
     * @param floor whether a provider's id is that of the floor; without a floor all are compared with the first one
     */
    public static Forecast of(Plan plan, EarlierRuns earlier, Predicate<String> floor) {
        Protocol protocol = plan.protocol();
        List<Row> rows = plan.contract().operations().stream().map(Operation::name).flatMap(operation -> plan.providers().stream()
                .flatMap(choice -> SweptPlan.steps(plan, operation).stream().map(step -> row(choice, operation, protocol, earlier)))).toList();
        String reference = plan.providers().stream().map(ProviderChoice::id).filter(floor).findFirst().orElse(plan.providers().getFirst().id());
        return new Forecast(protocol.forks(), rows, earlier.spread(reference), earlier.count());
    }

    private static Row row(ProviderChoice choice, String operation, Protocol protocol, EarlierRuns earlier) {
        OptionalDouble seconds = earlier.seconds(choice.id(), operation, protocol);
        double calling = protocol.measured().seconds();
        double least = protocol.warmUp() instanceof WarmUp.Steady steady ? steady.leastSeconds() : ((WarmUp.Fixed) protocol.warmUp()).amount().seconds();
        double most = protocol.warmUp() instanceof WarmUp.Steady steady ? steady.mostSeconds() : least;
        return new Row(choice.variant(), operation, earlier.spread(choice.id()), seconds, seconds.orElse(SOONEST + least + calling),
                seconds.orElse(LATEST + most + calling), earlier.calls(choice.id(), operation, protocol), earlier.bestCalls(choice.id(), operation, protocol));
    }

    /** Seconds that a block takes at least. */
    public double leastSeconds() {
        return sum(Row::least);
    }

    /** Seconds that a block takes at most. */
    public double mostSeconds() {
        return sum(Row::most);
    }

    /** How many rows were measured here before. */
    public int known() {
        return (int) rows.stream().filter(row -> row.seconds().isPresent()).count();
    }

    /** Measured calls of a block; empty unless all rows were measured here before. */
    public OptionalDouble calls() {
        return known() < rows.size() ? OptionalDouble.empty() : OptionalDouble.of(sum(row -> row.calls().orElse(0)));
    }

    private double sum(ToDoubleFunction<Row> figure) {
        return rows.stream().mapToDouble(figure).sum();
    }

    /**
     * How many forks each row needs for intervals that reach no further to either side. They are 95 % intervals of ratios.
     *
     * @param share such as 0.02
     * @return empty when more than {@value Looks#MOST} are needed
     */
    public OptionalInt forks(double share) {
        List<OptionalInt> needed = rows.stream().map(row -> Levels.forks(row.spread(), reference, Math.log1p(share))).toList();
        return needed.stream().allMatch(OptionalInt::isPresent) ? needed.stream().mapToInt(OptionalInt::getAsInt).max() : OptionalInt.empty();
    }
}
