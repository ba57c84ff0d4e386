// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.answer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;

/**
 * The rows of a run as the answer chart shows them. Each operation is a group with a line for each provider. Immutable.
 *
 * @param groups in the plan's order
 */
public record Answer(List<Group> groups) {
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
     * @param interval of its median; empty where the row failed or has few calls
     * @param time     its median with a unit; empty where none may be told
     * @param verdict  how it compares with the reference, and its state where that is not steady: few words
     * @param bytes    on the wire, of a call
     * @param packets  of a call
     */
    public record Line(Result row, Optional<MedianInterval> interval, String time, String verdict, String bytes, String packets) {

        private static Line of(Run run, Result row) {
            boolean told = tells(row);
            return new Line(row, told ? MedianInterval.of(row.forkMediansNanos(), ForkSpread.of(run.environment(), row.variant())) : Optional.empty(),
                    told && row.medianNanos() != null ? Numbers.nanos(row.medianNanos()) : "", verdict(row),
                    row.wireBytesPerCall() == null ? Numbers.NOT_MEASURED : TEXTS.text("bytes", Numbers.wholeOrMean(row.wireBytesPerCall())),
                    row.packetsPerCall() == null ? Numbers.NOT_MEASURED : Numbers.digits(row.packetsPerCall()));
        }

        private static boolean tells(Result row) {
            return !row.is(RowState.FAILED) && !row.is(RowState.FEW);
        }

        private static String verdict(Result row) {
            String ratio = row.against() == null ? "" : StateWords.against(row), state = StateWords.brief(row);
            return ratio.isEmpty() || state.isEmpty() ? ratio + state : TEXTS.text("factor", ratio, state);
        }

        /** Its median in nanoseconds; empty where none may be told. */
        public Optional<Double> median() {
            return tells(row) ? Optional.ofNullable(row.medianNanos()) : Optional.empty();
        }

        /** All that the line shows, in one sentence. */
        public String words() {
            return TEXTS.text("line", row.variant(), row.row().called(), (time + " " + verdict).strip(), bytes, packets);
        }
    }

    /** Copies the list. */
    public Answer {
        groups = List.copyOf(groups);
    }

    /** That of a run. @param rows its results */
    public static Answer of(Run run, List<Result> rows, Order order) {
        return new Answer(Called.of(run).stream().map(called -> group(run, called, rows, order)).filter(group -> !group.lines().isEmpty()).toList());
    }

    private static Group group(Run run, Called called, List<Result> rows, Order order) {
        List<Result> here = rows.stream().filter(row -> row.row().equals(called.of(row.variant()))).toList();
        Optional<String> reference = here.stream().flatMap(row -> Stream.ofNullable(row.against())).map(against -> against.reference()).findFirst();
        return new Group(called.words(), here.stream().filter(row -> reference.filter(row.variant()::equals).isPresent()).findFirst().map(Result::medianNanos),
                here.stream().map(row -> Line.of(run, row)).sorted(order.comparator).toList());
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
        return String.join("; ", lines().stream().map(Line::words).toList());
    }
}
