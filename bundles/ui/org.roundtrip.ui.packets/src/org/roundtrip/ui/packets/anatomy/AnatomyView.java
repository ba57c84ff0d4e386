// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.model.Network;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.anatomy.Anatomy;
import org.roundtrip.packets.anatomy.AnatomySummary.Parts;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.bars.AnatomyBars;
import org.roundtrip.chart.bars.AnatomyWords;
import org.roundtrip.chart.bars.CallPart;
import org.roundtrip.chart.bars.MedianRow;
import org.roundtrip.chart.bars.ServantBar;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.ui.packets.bars.BarKind;
import org.roundtrip.ui.packets.bars.BarSubject;
import org.roundtrip.ui.packets.bars.BarsView;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/**
 * The view Anatomy of a call. It divides the time of the selected call at its packets, and beside it the median of all
 * calls and the call at the 99th percentile, or each call where they are too few for a median. Where servants recorded
 * their calls, also the measured calls, cut there.
 */
public final class AnatomyView extends BarsView<CallPart> {
    private static final Texts TEXTS = Texts.of(AnatomyView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.anatomy";
    private volatile Summarised summarised;

    /**
     * The summary of all calls of a capture.
     *
     * @param summary null if no call has packets
     * @param p99     number of the call at the 99th percentile; -1 if there are too few calls
     */
    private record Summarised(OpenCapture capture, AnatomySummary summary, int p99) {
    }

    /** Creates the view. */
    public AnatomyView() {
        super(new BarKind<>(new AnatomyWords(), AnatomyBars::of), true);
    }

    @Override
    protected List<StackedBar<CallPart>> bars(OpenCapture capture, CaptureSelection selection, BooleanSupplier goOn) {
        List<StackedBar<CallPart>> bars = new ArrayList<>();
        Integer selected = selection.call();
        if (selected != null) {
            capture.anatomy(selected).ifPresent(anatomy -> bars.add(bar(callLabel(selected), selected, anatomy)));
        }
        Summarised all = summarise(capture, goOn);
        if (all.summary() != null && all.summary().fewCalls()) {
            bars.addAll(each(capture, selected));
        } else if (all.summary() != null) {
            bars.add(AnatomyBars.bar(TEXTS.text("median", all.summary().calls()),
                    CallPart.nanos(all.summary().median(), all.summary().ways()), all.summary().median().duration())
                    .explained(TEXTS.text("medianTip")));
        }
        capture.anatomy(all.p99()).ifPresent(anatomy -> bars.add(bar(TEXTS.text("p99", Numbers.count(all.p99() + 1)), all.p99(), anatomy)
                .explained(TEXTS.text("p99Tip"))));
        return bars;
    }

    /** Calls that are too few for a median have a bar each. @param shown the number of a call that has one already; null for none */
    static List<StackedBar<CallPart>> each(OpenCapture capture, Integer shown) {
        return IntStream.range(0, capture.calls().size()).filter(call -> !Objects.equals(call, shown)).boxed()
                .flatMap(call -> capture.anatomy(call).map(anatomy -> bar(callLabel(call), call, anatomy).explained(TEXTS.text("fewTip"))).stream()).toList();
    }

    @Override
    protected String none(OpenCapture capture) {
        return capture.calls().size() > 0 && !capture.calls().answered() ? TEXTS.text("oneWay") : super.none(capture);
    }

    /** Said once, since captured calls have another median than the measured ones, which Results shows. */
    @Override
    protected String note(OpenCapture capture) {
        return capture.source().fork().map(fork -> TEXTS.text("captured")).orElse("");
    }

    @Override
    protected String noteTip() {
        return TEXTS.text("capturedTip");
    }

    /** Says how certain it is whose packets these are, and how the ways between both ends are known. */
    @Override
    protected String title(OpenCapture capture) {
        boolean byTime = capture.attribution().filter(found -> found.requestsByTime() > 0).isPresent();
        return Stream.of(byTime ? TEXTS.text("byTime") : "", ways(capture)).filter(words -> !words.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static String ways(OpenCapture capture) {
        return switch (capture.ways()) {
            case MEASURED -> capture.server().map(server -> TEXTS.text("bound", Numbers.nanos(server.clock().boundNanos())))
                    .orElse("");
            case COMPUTED -> TEXTS.text("computed", capture.source().network().map(Network::label).orElse(""));
            case UNKNOWN -> TEXTS.text("together");
            case NONE -> "";
        };
    }

    @Override
    protected List<StackedBar<CallPart>> compare(List<CaptureStudy> providers) {
        return providers.stream().filter(study -> study.anatomy().isPresent()).map(MedianRow::of)
                .map(row -> row.bar().explained(row.summary().fewCalls() ? TEXTS.text("fewTip") : TEXTS.text("partsTip"))).toList();
    }

    @Override
    protected String providersTitle(String operation) {
        return TEXTS.text("providers", operation);
    }

    @Override
    protected Optional<Group<CallPart>> measured(List<Result> results) {
        List<StackedBar<CallPart>> bars = results.stream().flatMap(row -> ServantBar.of(row).stream())
                .map(bar -> bar.explained(TEXTS.text("measuredTip"))).toList();
        return bars.isEmpty() ? Optional.empty() : Optional.of(
                new Group<>(TEXTS.text("measured", Numbers.nanos(ServantBar.boundNanos(results))), bars));
    }

    private Summarised summarise(OpenCapture capture, BooleanSupplier goOn) {
        Summarised known = summarised;
        if (known == null || known.capture() != capture) {
            AnatomySummary summary = capture.anatomies(goOn).orElse(null);
            known = new Summarised(capture, summary, summary == null || summary.p99().isEmpty() ? -1
                    : callAt(capture.calls(), 0.99));
            summarised = goOn.getAsBoolean() ? known : null;
        }
        return known;
    }

    /** Returns the call at a percentile. Parts of a real call add up to its latency. @param share from 0 to 1 */
    private static int callAt(CapturedCalls calls, double share) {
        return IntStream.range(0, calls.size()).boxed().sorted(Comparator.comparingLong(calls::durationNanos))
                .skip((long) Math.ceil(share * calls.size()) - 1).findFirst().orElse(-1);
    }

    private static StackedBar<CallPart> bar(String label, int call, Anatomy anatomy) {
        return AnatomyBars.bar(label, CallPart.nanos(Parts.of(anatomy), anatomy.ways()), anatomy.duration()).standingFor(BarSubject.ofCall(call));
    }

    @Override
    protected void forget() {
        summarised = null;
        super.forget();
    }

    @Override
    protected String fileName() {
        return "anatomy";
    }

    @Override
    protected String emptyText() {
        return TEXTS.text("empty");
    }
}
