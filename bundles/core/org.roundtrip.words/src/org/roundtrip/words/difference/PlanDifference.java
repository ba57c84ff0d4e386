// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.Counterparts;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.words.ComparisonWords;

/**
 * What one run measured otherwise than another, in a few words. An example is {@code getString: string 4096 instead of
 * 64, without axis}. It tells apart the runs of a plan that was changed between them, and says what changed in a file
 * that is not saved. Any thread.
 */
public final class PlanDifference {

    private final List<Difference> parts = new ArrayList<>();
    private final OptionNames names;
    /** Turns a place of an operation into what people know it by. */
    private final UnaryOperator<String> places;

    /** Names options for people. */
    @FunctionalInterface
    public interface OptionNames {
        /** Returns the label of an option. @param provider id of the provider @param option the option's name in plans */
        String of(String provider, String option);
    }

    private PlanDifference(OptionNames names, UnaryOperator<String> places) {
        this.names = names;
        this.places = places;
    }

    /** Returns how a run differs from another: first its load, then payload, providers and measurement; empty if it does not. */
    public static List<Difference> of(Run run, Run other, OptionNames names) {
        List<Step> replaced = Stream.of(run, other).flatMap(each -> each.plan().sweep().stream()).map(sweep -> sweep.steps().getFirst()).toList();
        List<Difference> all = new ArrayList<>(of(without(replaced, run.plan()), without(replaced, other.plan()), run.quick() == other.quick(), names));
        if (!run.placement().equals(other.placement())) {
            all.add(Difference.value(value -> TypedTexts.text("threadsAre", value), ComparisonWords.placed(run), ComparisonWords.placed(other)));
        }
        return List.copyOf(all);
    }

    /**
     * A plan without what a sweep replaces there or in the other one. It is not measured, since all have a value of the
     * sweep instead.
     */
    private static Plan without(List<Step> replaced, Plan plan) {
        Plan without = plan;
        for (Step step : replaced) {
            without = SweptPlan.ifPossible(without, step).orElse(without);
        }
        return without;
    }

    private static List<Difference> of(Plan plan, Plan other, boolean withProtocol, OptionNames names) {
        PlanDifference difference = new PlanDifference(names, UnaryOperator.identity());
        // It decides whether any figures may be compared, so it must not be among those that are only counted.
        difference.add("loadIs", plan.protocol().load(), other.protocol().load(), Load::label);
        difference.operations(plan.contract().operations(), other.contract().operations());
        difference.sweep(plan.sweep(), other.sweep());
        difference.providers(plan, other);
        if (withProtocol) {
            difference.protocol(plan.protocol(), other.protocol());
        }
        return List.copyOf(difference.parts);
    }

    /** Returns the first differences of a plan from another as one text; empty if only names or descriptions differ. */
    public static String inShort(Plan plan, Plan other, OptionNames names) {
        return Difference.inShort(of(plan, other, true, names));
    }

    /**
     * Returns the first differences of what a drawing calls from what another one does as one text. It is empty if there
     * are none.
     */
    public static String inShort(Drawing drawing, Drawing other) {
        PlanDifference difference = new PlanDifference((provider, option) -> option, path -> drawing.place(other.place(path)));
        difference.operations(drawing.calls(), other.calls());
        return Difference.inShort(difference.parts);
    }

    /** Returns the first differences as one text, with the number of the others; empty if there are none. */
    public static String inShort(Run run, Run other, OptionNames names) {
        return Difference.inShort(of(run, other, names));
    }

    /**
     * Why no row of a run can be compared with one of another. An example is that no operation is in common; empty if
     * one can.
     */
    public static String obstacle(Run run, Run other) {
        return !share(operations(run.plan()), operations(other.plan())) ? TypedTexts.text("otherOperations")
                : !share(variants(run.plan()), variants(other.plan())) ? TypedTexts.text("otherProviders")
                : Counterparts.of(run, other).there().isEmpty() ? TypedTexts.text("otherSteps") : "";
    }

    private void sweep(Optional<Sweep> now, Optional<Sweep> was) {
        if (!now.equals(was)) {
            List<String> fewer = now.map(sweep -> List.of(TypedTexts.text("sweepIs", sweep.label()),
                    TypedTexts.text("sweepFromTo", sweep.over().getFirst(), sweep.over().getLast()), TypedTexts.text("sweep"))).orElse(List.of(TypedTexts.text("withoutSweep")));
            parts.add(Difference.value(value -> TypedTexts.text("sweepIs", value), sweepWords(now), sweepWords(was)).in(fewer));
        }
    }

    private static String sweepWords(Optional<Sweep> sweep) {
        return sweep.map(Sweep::label).orElse(TypedTexts.text("noSweep"));
    }

    private static List<String> operations(Plan plan) {
        return plan.contract().operations().stream().map(Operation::name).toList();
    }

    private static List<String> variants(Plan plan) {
        return plan.providers().stream().map(ProviderChoice::variant).toList();
    }

    private static boolean share(List<String> some, List<String> others) {
        return !Collections.disjoint(some, others);
    }

    private void operations(List<Operation> operations, List<Operation> others) {
        Map<String, Operation> before = new HashMap<>();
        others.forEach(operation -> before.put(operation.name(), operation));
        for (Operation operation : operations) {
            Operation was = before.remove(operation.name());
            if (was == null) {
                say("withPart", places.apply(operation.name()));
            } else if (!was.equals(operation)) {
                parts.addAll(OperationDifference.of(operation, was, places));
            }
        }
        before.keySet().stream().sorted().map(places).forEach(name -> say("withoutPart", name));
    }

    private void say(String words, String what) {
        parts.add(Difference.plain(TypedTexts.text(words, what)));
    }

    private void providers(Plan plan, Plan other) {
        Map<String, ProviderChoice> before = new HashMap<>();
        other.providers().forEach(choice -> before.put(choice.variant(), choice));
        for (ProviderChoice choice : plan.providers()) {
            ProviderChoice was = before.remove(choice.variant());
            if (was == null) {
                say("withPart", choice.variant());
            } else if (!was.equals(choice)) {
                options(choice, was);
            }
        }
        before.keySet().stream().sorted().forEach(name -> say("withoutPart", name));
        if (plan.everyPair() != other.everyPair()) {
            say(plan.everyPair() ? "withPart" : "withoutPart", TypedTexts.text("everyPair"));
        }
    }

    /** Sides that are alike in both plans are compared once. */
    private void options(ProviderChoice choice, ProviderChoice was) {
        boolean alike = choice.client().equals(choice.server()) && was.client().equals(was.server());
        settings(choice.variant(), alike ? UnaryOperator.identity() : name -> TypedTexts.text("ofServer", name), settings(choice.server()), settings(was.server()));
        if (!alike) {
            settings(choice.variant(), name -> TypedTexts.text("ofClient", name), settings(choice.client()), settings(was.client()));
        }
    }

    private Map<String, String> settings(ChosenSide side) {
        Map<String, String> settings = new TreeMap<>();
        side.options().forEach((option, value) -> settings.put(names.of(side.provider(), option), value));
        settings.put(TypedTexts.text("provider"), side.provider());
        if (!side.jdk().isEmpty()) {
            settings.put(TypedTexts.text("java"), side.jdk());
        }
        if (!side.jvmFlags().isEmpty()) {
            settings.put(TypedTexts.text("jvmFlags"), String.join(" ", side.jvmFlags()));
        }
        if (!side.here()) {
            settings.put(TypedTexts.text("host"), side.host());
        }
        return settings;
    }

    private void settings(String variant, UnaryOperator<String> side, Map<String, String> settings, Map<String, String> was) {
        TreeSet<String> names = new TreeSet<>(settings.keySet());
        names.addAll(was.keySet());
        for (String name : names) {
            String now = settings.getOrDefault(name, TypedTexts.text("usual"));
            String before = was.getOrDefault(name, TypedTexts.text("usual"));
            if (!now.equals(before)) {
                parts.add(Difference.value(
                        value -> TypedTexts.text("optionSet", variant, side.apply(name), value), now, before));
            }
        }
    }

    private void protocol(Protocol now, Protocol was) {
        add("forksAre", now.forks(), was.forks(), PlanDifference::words);
        add("measuredIs", now.measured(), was.measured(), PlanDifference::words);
        add("warmUpIs", now.warmUp(), was.warmUp(), PlanDifference::words);
        add("capturedAre", now.captureCalls(), was.captureCalls());
        add("networkIs", now.network(), was.network(), Network::label);
        add("processorsAre", now.affinity(), was.affinity(), each -> String.join(" | ", each.client(), each.server(), each.capture()));
        add("placementIs", now.placement(), was.placement(), PlanDifference::words);
        if (now.serverTime() != was.serverTime()) {
            parts.add(Difference.plain(now.serverTime() ? TypedTexts.text("serverTimeOn") : TypedTexts.text("serverTimeOff")));
        }
        add("seriesAre", now.studied().series(), was.studied().series(), Series::typed);
        add("lookupsAre", now.studied().lookups(), was.studied().lookups());
        add("connectionsAre", now.studied().connections(), was.studied().connections());
        add("heapIs", now.heapMiB(), was.heapMiB());
        add("seedIs", now.seed(), was.seed());
        add("timeoutIs", now.timeoutSeconds(), was.timeoutSeconds());
    }

    private void add(String words, Object now, Object was) {
        add(words, now, was, String::valueOf);
    }

    private <T> void add(String words, T now, T was, Function<? super T, String> said) {
        if (!now.equals(was)) {
            parts.add(Difference.value(value -> TypedTexts.text(words, value), said.apply(now), said.apply(was)));
        }
    }

    private static String words(Forks forks) {
        return forks.isFixed() ? Integer.toString(forks.least()) : TypedTexts.text("forksUpTo", forks.least(), forks.most());
    }

    private static String words(WarmUp warmUp) {
        return switch (warmUp) {
            case WarmUp.Fixed fixed -> words(fixed.amount());
            case WarmUp.Steady steady -> TypedTexts.text("untilSteady", plain(steady.leastSeconds()), plain(steady.mostSeconds()));
        };
    }

    private static String words(Placement placement) {
        return placement.kind() == Placement.Kind.LISTED ? TypedTexts.text("placement.LISTED", placement.calls(), placement.rest())
                : TypedTexts.text("placement." + placement.kind());
    }

    private static String plain(double seconds) {
        return BigDecimal.valueOf(seconds).stripTrailingZeros().toPlainString();
    }

    private static String words(Amount amount) {
        String calls = TypedTexts.counted("calls", amount.calls());
        String seconds = TypedTexts.text("seconds", plain(amount.seconds()));
        return amount.none() ? TypedTexts.text("noCalls") : amount.seconds() == 0 ? calls : amount.calls() == 0 ? seconds
                : TypedTexts.text(amount.atLeast() ? "callsAndSeconds" : "callsOrSeconds", calls, seconds);
    }
}
