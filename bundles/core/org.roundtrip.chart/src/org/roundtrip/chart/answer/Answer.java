// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.answer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.ChangeWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.difference.RunComparison;

/**
 * The rows of a run as the answer chart shows them, or those of several runs beside each other. Each operation is a group with a line for
 * each provider of each run; the lines of a provider stand together. Immutable.
 *
 * @param groups in the plan's order
 * @param runs   how many runs it shows
 */
public record Answer(List<Group> groups, int runs) {
    private static final Texts TEXTS = Texts.of(Answer.class);

    /** How the lines of a group are sorted. */
    public enum Order {
        /** As in the plan. */
        PLAN(Comparator.comparing(line -> 0)),
        /** The fastest first; those without a median last. */
        TIME(by(Result::medianNanos)),
        /** The fewest bytes first. */
        BYTES(by(Result::wireBytesPerCall)),
        /** By the name of the provider. */
        NAME(Comparator.comparing(line -> line.row().variant(), String.CASE_INSENSITIVE_ORDER));

        private final Comparator<Line> comparator;

        Order(Comparator<Line> comparator) {
            this.comparator = comparator;
        }

        private static Comparator<Line> by(Function<Result, Double> figure) {
            return Comparator.comparing(line -> figure.apply(line.row()), Comparator.nullsLast(Comparator.naturalOrder()));
        }
    }

    /**
     * An operation, at one step of the plan's sweep if it has one.
     *
     * @param name      for people
     * @param reference median of the row with which the others are compared, in nanoseconds; empty without one
     */
    public record Group(String name, Optional<Double> reference, List<Line> lines) {
        /** Copies the list. */
        public Group {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A row with its texts, which are written often.
     *
     * @param run      index of the run, from 0
     * @param interval of its median; empty where the row failed or has few calls
     * @param time     its median with a unit; empty where none may be told
     * @param verdict  how it compares with the reference, or with the first of several runs, and its state where that is not steady: few words
     * @param bytes    on the wire, of a call
     * @param packets  of a call
     */
    public record Line(int run, Result row, Optional<MedianInterval> interval, String time, String verdict, String bytes, String packets) {

        private static Line of(int index, Run run, Result row, String ratio) {
            boolean told = tells(row);
            return new Line(index, row, told ? MedianInterval.of(row.forkMediansNanos(), ForkSpread.of(run.environment(), row.variant())) : Optional.empty(),
                    told && row.medianNanos() != null ? Numbers.nanos(row.medianNanos()) : "", verdict(row, ratio),
                    row.wireBytesPerCall() == null ? Numbers.NOT_MEASURED : TEXTS.text("bytes", Numbers.wholeOrMean(row.wireBytesPerCall())),
                    row.packetsPerCall() == null ? Numbers.NOT_MEASURED : Numbers.digits(row.packetsPerCall()));
        }

        private static boolean tells(Result row) {
            return !row.is(RowState.FAILED) && !row.is(RowState.FEW);
        }

        private static String verdict(Result row, String ratio) {
            String state = StateWords.brief(row);
            return ratio.isEmpty() || state.isEmpty() ? ratio + state : TEXTS.text("factor", ratio, state);
        }

        /** Its median in nanoseconds; empty where none may be told. */
        public Optional<Double> median() {
            return tells(row) ? Optional.ofNullable(row.medianNanos()) : Optional.empty();
        }

        /** All that the line shows, in one sentence. */
        public String words() {
            String sure = interval.map(each -> TEXTS.text("interval", Numbers.nanos(each.low()), Numbers.nanos(each.high()))).orElse("");
            return TEXTS.text("line", row.variant(), row.row().called(), String.join(" ", time + sure, verdict).strip(), bytes, packets);
        }

        /** The same where several runs are shown: it names the run by its number. */
        private String numbered() {
            return TEXTS.text("numbered", mark(run), words());
        }
    }

    /** Copies the list. */
    public Answer {
        groups = List.copyOf(groups);
    }

    /** That of a run. @param rows its results */
    public static Answer of(Run run, List<Result> rows, Order order) {
        return new Answer(Called.of(run).stream().map(called -> group(run, called, rows, order)).filter(group -> !group.lines().isEmpty()).toList(), 1);
    }

    /** That of several runs, which compares each with the first one. Lines of a provider are sorted by its first run. */
    public static Answer of(RunComparison runs, Order order) {
        return new Answer(runs.called().stream().map(called -> group(runs, called, order)).filter(group -> !group.lines().isEmpty()).toList(), runs.sides().size());
    }

    private static Group group(RunComparison runs, Called called, Order order) {
        List<List<Line>> providers = runs.keys().stream().filter(key -> key.equals(called.of(key.variant()))).map(key -> lines(runs, key)).toList();
        return new Group(called.words(), providers.stream().map(List::getFirst).filter(line -> isReference(line, providers)).findFirst().flatMap(Line::median),
                providers.stream().sorted(Comparator.comparing(List::getFirst, order.comparator)).flatMap(List::stream).toList());
    }

    /** Whether others of its run are compared with a row. */
    private static boolean isReference(Line line, List<List<Line>> providers) {
        return providers.stream().map(List::getFirst).anyMatch(each -> each.run == line.run && each.row.against() != null
                && each.row.against().reference().equals(line.row.variant()));
    }

    /** The rows of a provider and operation, the one of the first run first. */
    private static List<Line> lines(RunComparison runs, RowKey key) {
        return IntStream.range(0, runs.sides().size()).boxed().flatMap(run -> runs.row(run, key).stream().map(row -> Line.of(run, runs.sides().get(run).run(), row,
                runs.change(run, key).map(ChangeWords::brief).orElse("")))).toList();
    }

    /** What people call a run of several: its number. @param run its index, from 0 */
    public static String mark(int run) {
        return Integer.toString(run + 1);
    }

    private static Group group(Run run, Called called, List<Result> rows, Order order) {
        List<Result> here = rows.stream().filter(row -> row.row().equals(called.of(row.variant()))).toList();
        Optional<String> reference = here.stream().flatMap(row -> Stream.ofNullable(row.against())).map(against -> against.reference()).findFirst();
        return new Group(called.words(), here.stream().filter(row -> reference.filter(row.variant()::equals).isPresent()).findFirst().map(Result::medianNanos),
                here.stream().map(row -> Line.of(0, run, row, row.against() == null ? "" : StateWords.against(row))).sorted(order.comparator).toList());
    }

    /** The same with one operation alone. @param group its name; that of none leaves all */
    public Answer only(String group) {
        List<Group> one = groups.stream().filter(each -> each.name().equals(group)).toList();
        return one.isEmpty() ? this : new Answer(one, runs);
    }

    /** The form of the marks of a run as a character. @param run its index, from 0 */
    public static String sign(int run) {
        return RunMark.sign(run);
    }

    /** All lines, from top to bottom. */
    public List<Line> lines() {
        return groups.stream().flatMap(group -> group.lines().stream()).toList();
    }

    /** Whether a line has a median, so that there is something to draw. */
    public boolean measured() {
        return lines().stream().anyMatch(line -> line.median().isPresent());
    }

    /** What all lines say, for those who do not see the chart. */
    public String words() {
        return String.join("; ", lines().stream().map(this::words).toList());
    }

    /** What a line says; of several runs with its number. */
    public String words(Line line) {
        return runs == 1 ? line.words() : line.numbered();
    }
}
