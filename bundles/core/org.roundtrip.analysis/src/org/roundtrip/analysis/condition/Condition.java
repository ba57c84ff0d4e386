// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Called;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/**
 * A condition at which a build fails, such as {@code wireBytes > 1400} or {@code p50(JacORB) > 1.2 * p50(Java RMI)}. Each side is a
 * number, or a {@link Figure} with a factor before it and a provider behind it, by its name in the plan or its id. A figure without a
 * provider means each row; {@code before} means the same row of the earlier run. Immutable.
 */
public final class Condition {
    private static final Texts TEXTS = Texts.of(Condition.class);
    private static final Pattern SIDES = Pattern.compile("([^<>]+?)\\s*(<=|>=|<|>)\\s*([^<>]+)");
    private final String text;
    private final Side left;
    private final Sign sign;
    private final Side right;

    private Condition(String text, Side left, Sign sign, Side right) {
        this.text = text;
        this.left = left;
        this.sign = sign;
        this.right = right;
    }

    /** Reads a condition. @throws IllegalArgumentException with a sentence, when it is none */
    public static Condition parse(String text) {
        Matcher sides = SIDES.matcher(text.strip());
        if (!sides.matches()) {
            throw new IllegalArgumentException(TEXTS.text("syntax", text));
        }
        Condition condition = new Condition(text.strip(), Side.parse(sides.group(1)), Sign.of(sides.group(2)), Side.parse(sides.group(3).strip()));
        if (condition.left.number() && condition.right.number()) {
            throw new IllegalArgumentException(TEXTS.text("numbers", text));
        }
        if (condition.figures().map(side -> side.figure().time()).distinct().count() > 1) {
            throw new IllegalArgumentException(TEXTS.text("kinds", text));
        }
        return condition;
    }

    /** Why it cannot be checked of a plan's runs, in one sentence. @param before whether there is an earlier run */
    public Optional<String> objection(Plan plan, boolean before) {
        if (!before && figures().anyMatch(Side::before)) {
            return Optional.of(TEXTS.text("before", text));
        }
        return figures().filter(side -> !side.ofEach() && choice(plan, side).isEmpty()).findFirst().map(side -> TEXTS.text("provider", side.provider(),
                plan.providers().stream().map(ProviderChoice::variant).collect(Collectors.joining(", "))));
    }

    /** The provider that a side names: by its name in the plan, else by its id. */
    private static Optional<ProviderChoice> choice(Plan plan, Side side) {
        return Stream.<Function<ProviderChoice, String>>of(ProviderChoice::variant, ProviderChoice::id)
                .flatMap(name -> plan.providers().stream().filter(choice -> name.apply(choice).equalsIgnoreCase(side.provider()))).findFirst();
    }

    private Stream<Side> figures() {
        return Stream.of(left, right).filter(side -> !side.number());
    }

    /** Checks each row of a run, or each operation where it names all of its providers. Takes a second; not for a user interface's thread. */
    public List<Check> check(MeasuredRun run) {
        List<Check> checks = new ArrayList<>();
        for (Called called : Called.of(run.run())) {
            List<Result> rows = run.rows().stream().filter(row -> row.row().equals(called.of(row.variant()))).toList();
            if (figures().anyMatch(Side::ofEach)) {
                rows.forEach(row -> checks.add(check(run, called, row.variant(), operand(run, rows, row, left), operand(run, rows, row, right))));
            } else {
                checks.add(check(run, called, "", operand(run, rows, null, left), operand(run, rows, null, right)));
            }
        }
        return checks;
    }

    private static Operand operand(MeasuredRun run, List<Result> rows, Result each, Side side) {
        if (side.number()) {
            return new Operand(side, null);
        }
        Result row = side.before() ? run.before(each).orElse(null) : side.provider() == null ? each
                : choice(run.run().plan(), side).flatMap(choice -> rows.stream().filter(one -> one.variant().equals(choice.variant())).findFirst()).orElse(null);
        return new Operand(side, row);
    }

    private Check check(MeasuredRun run, Called called, String provider, Operand one, Operand other) {
        Optional<Double> here = one.value(), limit = other.value();
        Check.Answer answer = here.isEmpty() || limit.isEmpty() ? Check.Answer.NONE
                : figures().noneMatch(side -> side.figure().time()) ? answer(here.get(), here.get(), limit.get())
                : Spread.of(run, one, other).map(spread -> answer(spread.low(), spread.high(), spread.limit())).orElse(Check.Answer.OPEN);
        return new Check(this, called.words(), provider, answer, here.orElse(null), limit.orElse(null));
    }

    /** Whether it is met by all between two numbers, or by none. */
    private Check.Answer answer(double low, double high, double limit) {
        boolean met = sign.holds(low, limit);
        return met != sign.holds(high, limit) ? Check.Answer.OPEN : met ? Check.Answer.MET : Check.Answer.NOT_MET;
    }

    /** The text as it was written. */
    @Override
    public String toString() {
        return text;
    }
}
