// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.trend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.TrendChart;
import org.roundtrip.model.Called;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.ui.chart.OneLine;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.words.difference.RunComparison;

/**
 * The runs of a plan in an order, with what an operation took in each. Immutable.
 *
 * @param entries   in the order in which they are shown
 * @param versioned the provider whose versions are said, or Java
 * @param colours   of the providers of all
 */
record Trend(List<Entry> entries, String versioned, ProviderColours colours) {
    private static final String JAVA = "Java";

    /** In which order runs are shown. */
    enum Order {
        /** The earliest first. */
        DATE,
        /** By the version of a provider, and the earliest of a version first. */
        VERSION
    }

    /** A run with its results. @param item in the library */
    record Measured(RunItem item, List<Result> rows) {
        Run run() {
            return item.run();
        }
    }

    /**
     * A run among the others.
     *
     * @param when    when it began
     * @param version of what runs can be sorted by
     */
    record Entry(Measured measured, String when, String version, TrendChart.Moment moment) {
    }

    static final Trend NOTHING = new Trend(List.of(), "", ProviderColours.of(List.of(), id -> false));

    /**
     * The trend of an operation.
     *
     * @param runs    in any order
     * @param variant whose versions are said if they differ; else they are those of the first that differ. Null for none in focus
     */
    static Trend of(List<Measured> runs, Called called, Order order, String variant, PlanDifference.OptionNames names) {
        if (runs.isEmpty()) {
            return NOTHING;
        }
        String versioned = versioned(runs.stream().map(Measured::run).toList(), variant);
        Comparator<Measured> byDate = Comparator.comparing(each -> each.run().started());
        List<Measured> sorted = runs.stream().sorted(order == Order.DATE ? byDate
                : Comparator.<Measured, String>comparing(each -> version(each.run(), versioned), Trend::compareVersions).thenComparing(byDate)).toList();
        List<Entry> entries = new ArrayList<>();
        for (Measured each : sorted) {
            String changed = entries.isEmpty() ? "" : changed(entries.getLast().measured, each, names);
            String version = version(each.run(), versioned), when = RunNames.when(each.run().started());
            entries.add(new Entry(each, when, version, new TrendChart.Moment(order == Order.DATE ? when : version, changed, values(each, called))));
        }
        return new Trend(List.copyOf(entries), versioned, ProviderColours.of(new RunComparison(sorted.stream().map(each -> new RunComparison.Side(each.run(), List.of())).toList(), names)));
    }

    /** Of the provider in focus, all others and Java the first one that has several versions; Java when none has. */
    private static String versioned(List<Run> runs, String variant) {
        Stream<String> names = Stream.of(Stream.ofNullable(variant), runs.stream().flatMap(run -> run.plan().providers().stream()).map(ProviderChoice::variant)).flatMap(each -> each);
        return names.distinct().filter(name -> runs.stream().map(run -> version(run, name)).filter(each -> !each.equals(Numbers.NOT_MEASURED)).distinct().count() > 1)
                .findFirst().orElse(JAVA);
    }

    private static String version(Run run, String variant) {
        Stream<String> facts = variant.equals(JAVA) ? Stream.of("java.version") : Stream.of("provider." + variant + ".version", "provider." + variant + ".client.version");
        return facts.map(run.environment()::get).filter(Objects::nonNull).findFirst().orElse(Numbers.NOT_MEASURED);
    }

    /** Numbers within versions are compared as numbers: 3.10 comes after 3.9. */
    static int compareVersions(String one, String other) {
        String[] parts = one.split("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)"), others = other.split("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");
        for (int i = 0; i < Math.min(parts.length, others.length); i++) {
            boolean numbers = parts[i].matches("\\d{1,18}") && others[i].matches("\\d{1,18}");
            int compared = numbers ? Long.compare(Long.parseLong(parts[i]), Long.parseLong(others[i])) : parts[i].compareTo(others[i]);
            if (compared != 0) {
                return compared;
            }
        }
        return Integer.compare(parts.length, others.length);
    }

    /** What forbids to compare the times of a run with those of the one before it; empty when nothing does. */
    private static String changed(Measured before, Measured now, PlanDifference.OptionNames names) {
        List<String> differences = new RunComparison(List.of(new RunComparison.Side(before.run(), before.rows()), new RunComparison.Side(now.run(), now.rows())), names).differences(1);
        return differences.isEmpty() ? "" : String.join("; ", differences);
    }

    private static Map<String, TrendChart.Value> values(Measured measured, Called called) {
        Map<String, TrendChart.Value> values = new HashMap<>();
        for (Result row : measured.rows()) {
            if (row.row().equals(called.of(row.variant()))) {
                Optional<MedianInterval> interval = MedianInterval.of(row.forkMediansNanos(), ForkSpread.of(measured.run().environment(), row.variant()));
                values.put(row.variant(), new TrendChart.Value(row, interval));
            }
        }
        return values;
    }

    /** The names of all providers that have a row, in the order of the plans. */
    List<String> providers() {
        return entries.stream().flatMap(entry -> entry.measured.run().plan().providers().stream().map(ProviderChoice::variant)
                .filter(entry.moment.values()::containsKey)).distinct().toList();
    }

    /** What is drawn. @param line which provider is drawn alone */
    List<TrendChart.Moment> moments(OneLine line) {
        List<String> drawn = line.of(providers(), Function.identity());
        return entries.stream().map(entry -> entry.moment.of(drawn)).toList();
    }
}
