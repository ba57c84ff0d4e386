// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.CaptureView;
import org.roundtrip.ui.packets.desk.EpochRange;
import org.roundtrip.ui.packets.timing.draw.ChartOptions;
import org.roundtrip.ui.packets.timing.draw.TimingDrawer;
import org.roundtrip.ui.packets.timing.draw.TimingTarget;
import org.roundtrip.ui.packets.timing.trace.Timeline;
import org.roundtrip.ui.packets.timing.trace.TrafficOverview;

/**
 * The view Timing and packets. It marks what is selected in any view and scrolls to it; its visible part of the axis is
 * the range of the desk's selection. User interface's thread only.
 */
public final class TimingView extends CaptureView implements ComparedCharts.Compared {
    private static final Texts TEXTS = Texts.of(TimingView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.timing";
    private final TimingDrawer drawer = new TimingDrawer();
    private TimelineFollower follower;
    private Timeline timeline;
    private ChartOptions options = new ChartOptions(Setting.LOG_LATENCY.on(), -1, -1);
    private ChartCanvas canvas;
    private RangeStrip strip;
    private RangeLink range;
    private final LastLooks lastLooks = new LastLooks();
    /** Whether nothing of the capture was looked at yet. */
    private boolean fresh;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        canvas = new ChartCanvas(body, drawer);
        canvas.say(TEXTS.text("waiting"));
        canvas.name(TEXTS.text("empty"));
        canvas.onTarget(target -> clicked((TimingTarget) target));
        canvas.onLook(this::looked);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
        range = new RangeLink(canvas, this::share);
        follower = new TimelineFollower(parent.getDisplay(), new TimelineFollower.Listener() {
            @Override
            public void caughtUp(Timeline caught, TrafficOverview overview, boolean timed) {
                TimingView.this.caughtUp(caught, overview, timed);
            }

            @Override
            public void failed(String sentence) {
                canvas.say(sentence);
            }
        });
        strip = new RangeStrip(body, this::look);
        strip.setToolTipText(TEXTS.text("stripTip"));
        strip.addListener(SWT.Resize, event -> follower.columns(strip.columns()));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(strip);
        body.addDisposeListener(disposed -> forget());
        new TimingActions(this, canvas);
        compare().add(this, canvas);
        return body;
    }

    @Override
    protected int rank() {
        return LEADS;
    }

    /** Returns what the chart shows now, or null. */
    Timeline timeline() {
        return timeline;
    }

    /** Returns the axis and selection of the chart. */
    ChartOptions options() {
        return options;
    }

    @Override
    protected void show(OpenCapture shown) {
        forget();
        OpenRun run = getSite().getService(FocusService.class).focus().run();
        drawer.colour(run == null ? null : shown.source().fork()
                .map(fork -> ProviderColours.of(run.run()).line(fork.variant())).orElse(null));
        follower.follow(shown);
    }

    @Override
    protected void grew(OpenCapture shown) {
        follower.grew();
    }

    @Override
    protected void forget() {
        if (timeline != null && !canvas.isDisposed() && canvas.view() != null) {
            lastLooks.keep(capture().source().file(), canvas.view());
        }
        follower.stop();
        range.disconnect();
        timeline = null;
        fresh = true;
        options = options.withSelection(null, null);
        drawer.show(null, options);
        if (!canvas.isDisposed()) {
            compare().changed(this);
            canvas.reset();
            strip.show(null);
            strip.window(RangeWindow.WHOLE);
        }
    }

    private void caughtUp(Timeline caught, TrafficOverview overview, boolean timed) {
        if (canvas.isDisposed()) {
            return;
        }
        if (!timed) {
            say(TEXTS.text("noTimes"), TEXTS.text("noTimesHow"));
            return;
        }
        timeline = caught;
        if (caught != null) {
            range.connect(caught.zero());
        }
        canvas.say(caught == null && capture().complete() ? TEXTS.text("noPackets") : TEXTS.text("waiting"));
        draw(options);
        strip.show(overview);
        beginLooking();
        compare().changed(this);
    }

    /**
     * Begins with the part that was shown last time, or with
     * what is not long after all else. The capture is complete. The strip shows all.
     */
    private void beginLooking() {
        if (fresh && timeline != null && capture().complete()) {
            fresh = false;
            if (lookedBeside()) {
                return;
            }
            Viewport whole = drawer.whole();
            Viewport again = whole == null ? null : lastLooks.again(capture().source().file(), whole).orElse(null);
            if (again != null) {
                canvas.look(again);
                return;
            }
            boolean seen = TimeSpan.ofPacketOrCall(timeline, options).filter(span -> span.to() > timeline.busyEnd()).isEmpty();
            if (whole != null && timeline.busyEnd() < timeline.end() && (canvas.view() == null || canvas.view().whole()) && seen) {
                canvas.look(whole.seeing(whole.least(), timeline.busyEnd()));
            }
        }
    }

    /** Looks where a chart does with which this one shares its axes. @return false when there is none */
    private boolean lookedBeside() {
        Viewport whole = drawer.whole();
        Viewport there = compare().beside(this, TimingView.class).stream().map(other -> other.canvas.view())
                .filter(Objects::nonNull).findFirst().orElse(null);
        if (there == null || whole == null) {
            return false;
        }
        canvas.look(there.whole() ? whole : whole.seeing(there.from(), there.to()));
        return true;
    }

    private ComparedCharts compare() {
        return getSite().getService(ComparedCharts.class);
    }

    @Override
    public Object subject() {
        return timeline == null ? null : capture();
    }

    @Override
    public String subjectName() {
        return capture().source().title();
    }

    @Override
    public void compared() {
        draw(options);
    }

    @Override
    protected void filtered() {
        draw(options);
    }

    private void draw(ChartOptions how) {
        options = how;
        drawer.filter(desk().passing().orElse(null));
        drawer.show(timeline, options);
        drawer.share(compare().beside(this, TimingView.class).stream().map(TimingView::timeline).toList(), compare().words(this));
        canvas.drawSoon();
    }

    /** Draws latencies on a logarithmic axis, or on a linear one. */
    void logLatency(boolean on) {
        draw(options.withLogLatency(on));
    }

    private void clicked(TimingTarget target) {
        CaptureSelection now = desk().selection();
        select(target.packet() >= 0 ? now.withPacket(target.packet()) : now.withCall(target.call()));
        mark(desk().selection());
    }

    /** Selects the call {@code by} calls after the selected one; without a selected call, the first visible one. */
    void step(int by) {
        if (timeline == null || timeline.calls().size() == 0) {
            return;
        }
        int last = timeline.calls().size() - 1;
        int call = options.call() < 0 ? canvas.view() == null ? 0
                : Math.min(last, timeline.calls().firstRunningFrom(canvas.view().from()))
                : Math.clamp(options.call() + by, 0, last);
        select(desk().selection().withCall(call));
        mark(desk().selection());
        reveal();
    }

    private void mark(CaptureSelection now) {
        draw(options.withSelection(now.call(), now.packet()));
    }

    @Override
    protected void selected(CaptureSelection now) {
        ChartOptions before = options;
        mark(now);
        if (!range.show(now.range()) && !options.equals(before)) {
            reveal();
        }
    }

    /** Scrolls to the selection, without zooming. */
    private void reveal() {
        lookAt(TimeSpan::ofPacketOrCall, TimeSpan::broughtInto);
    }

    /** Zooms in until the selection fills the chart. */
    void fit() {
        lookAt(TimeSpan::ofSelection, TimeSpan::filling);
    }

    private void lookAt(BiFunction<Timeline, ChartOptions, Optional<TimeSpan>> what,
            BiFunction<TimeSpan, Viewport, Viewport> how) {
        if (timeline != null && canvas.view() != null) {
            what.apply(timeline, options).ifPresent(span -> canvas.look(how.apply(span, canvas.view())));
        }
    }

    private void look(RangeWindow window) {
        Viewport view = canvas.view();
        if (view != null) {
            double span = view.most() - view.least();
            canvas.look(view.seeing(view.least() + window.from() * span, view.least() + window.to() * span));
        }
    }

    private void looked(Viewport view) {
        double span = view.most() - view.least();
        strip.window(new RangeWindow((view.from() - view.least()) / span, (view.to() - view.least()) / span));
        range.moved();
        compare().beside(this, TimingView.class).stream().filter(other -> other.canvas.view() != null)
                .forEach(other -> other.canvas.look(view.whole() ? other.canvas.view().reset()
                        : other.canvas.view().seeing(view.from(), view.to())));
    }

    private void share(EpochRange visible) {
        if (!Objects.equals(desk().selection().range(), visible)) {
            select(desk().selection().withRange(visible));
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }

    @Override
    public void setFocus() {
        if (timeline == null) {
            super.setFocus();
        } else {
            canvas.setFocus();
        }
    }
}
