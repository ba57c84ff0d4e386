// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.calls.Anatomy;
import org.roundtrip.packets.calls.AnatomySummary.Parts;
import org.roundtrip.packets.calls.AnatomySummary;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.AnatomyBars;
import org.roundtrip.report.chart.AnatomyWords;
import org.roundtrip.report.chart.CallPart;
import org.roundtrip.report.chart.StackedBar.Group;
import org.roundtrip.report.chart.StackedBar;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.packets.bars.BarsView;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/** Where the time of a call goes, from its start to its end cut at its packets; beside it the median of all calls. */
public final class AnatomyView extends BarsView<CallPart> {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.anatomy";
    private volatile Summarised summarised;

    /**
     * What all calls of a capture tell.
     *
     * @param summary null when none has packets
     * @param p99     number of the call that is as long as the 99th percentile; -1 when there are too few
     */
    private record Summarised(OpenCapture capture, AnatomySummary summary, int p99) {
    }

    /** Makes the view. */
    public AnatomyView() {
        super(AnatomyBars::of, new AnatomyWords(), true);
    }

    @Override
    protected List<Group<CallPart>> takeApart(OpenCapture capture, CaptureSelection selection, String operation,
            List<CaptureStudy> providers, BooleanSupplier goOn) {
        List<StackedBar<CallPart>> these = new ArrayList<>();
        if (selection.call() != null) {
            capture.anatomy(selection.call()).ifPresent(anatomy -> these.add(bar(NLS.bind(Messages.call,
                    Numbers.count(selection.call() + 1)), anatomy)));
        }
        Summarised all = summarise(capture, goOn);
        if (all.summary() != null) {
            these.add(bar(NLS.bind(Messages.median, Numbers.count(all.summary().calls())), all.summary().median()));
        }
        capture.anatomy(all.p99()).ifPresent(anatomy -> these.add(bar(NLS.bind(Messages.p99,
                Numbers.count(all.p99() + 1)), anatomy)));
        List<Group<CallPart>> groups = new ArrayList<>();
        groups.add(new Group<>("", these));
        List<StackedBar<CallPart>> compared = providers.stream().filter(facts -> facts.anatomy().isPresent())
                .map(facts -> bar(facts.variant(), facts.anatomy().get().median())).toList();
        if (!compared.isEmpty()) {
            groups.add(new Group<>(NLS.bind(Messages.providers, operation), compared));
        }
        return groups;
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

    /** The call that is as long as that share of all: a call of its own, so that the parts of its bar add up to it. */
    private static int callAt(CapturedCalls calls, double share) {
        return IntStream.range(0, calls.size()).boxed().sorted(Comparator.comparingLong(calls::durationNanos))
                .skip((long) Math.ceil(share * calls.size()) - 1).findFirst().orElse(-1);
    }

    private static StackedBar<CallPart> bar(String label, Anatomy anatomy) {
        return bar(label, new Parts(anatomy.clientBefore(),
                anatomy.requestOnWire(), anatomy.server(), anatomy.responseOnWire(), anatomy.clientAfter(),
                anatomy.duration()));
    }

    private static StackedBar<CallPart> bar(String label, Parts parts) {
        Map<CallPart, Double> nanos = new EnumMap<>(CallPart.class);
        nanos.put(CallPart.CLIENT_BEFORE, (double) parts.clientBefore());
        nanos.put(CallPart.REQUEST, (double) parts.requestOnWire());
        nanos.put(CallPart.SERVER, (double) parts.server());
        nanos.put(CallPart.RESPONSE, (double) parts.responseOnWire());
        nanos.put(CallPart.CLIENT_AFTER, (double) parts.clientAfter());
        return AnatomyBars.bar(label, nanos, parts.duration());
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
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.empty, Messages.emptyHow, null);
    }
}
