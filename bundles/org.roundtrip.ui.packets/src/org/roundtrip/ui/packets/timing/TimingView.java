// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.report.chart.ProviderColours;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.CaptureView;
import org.roundtrip.ui.packets.desk.EpochRange;

/**
 * Calls and the packets that they caused on one time axis, from the whole capture down to one call. What is selected
 * anywhere is marked and brought into sight; the part of time that is seen is the selection's range.
 */
public final class TimingView extends CaptureView {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.timing";
    private static final int SETTLED_MILLIS = 200;
    /** To follow a capture that is read may not slow its reading. */
    private static final int AGAIN_MILLIS = 200;
    private final TimingDrawer drawer = new TimingDrawer();
    private final Job job = Job.createSystem(Messages.tracing, (ICoreRunnable) this::trace);
    private Display display;
    private volatile Tracing tracing;
    private volatile int columns = 1;
    private Timeline timeline;
    private Seen seen = new Seen(Setting.LOG_LATENCY.on(), -1, -1);
    private ChartCanvas canvas;
    private RangeStrip strip;
    private EpochRange range;
    private final Runnable tellRange = this::tellRange;

    @Override
    protected Control createBody(Composite parent) {
        display = parent.getDisplay();
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        canvas = new ChartCanvas(body, drawer);
        canvas.say(Messages.waiting);
        canvas.onTarget(target -> clicked((TimingFrame.Target) target));
        canvas.onLook(this::looked);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
        strip = new RangeStrip(body, this::look);
        strip.setToolTipText(Messages.stripTip);
        strip.addListener(SWT.Resize, event -> {
            columns = strip.columns();
            job.schedule(AGAIN_MILLIS);
        });
        GridDataFactory.fillDefaults().grab(true, false).applyTo(strip);
        body.addDisposeListener(disposed -> forget());
        new TimingActions(this, canvas);
        return body;
    }

    /** What can be seen now, or null. */
    Timeline timeline() {
        return timeline;
    }

    /** How it is seen. */
    Seen seen() {
        return seen;
    }

    @Override
    protected void show(OpenCapture shown) {
        forget();
        colour(shown);
        tracing = new Tracing(shown);
        job.schedule();
    }

    private void colour(OpenCapture shown) {
        OpenRun run = getSite().getService(FocusService.class).focus().run();
        drawer.colour(run == null ? null : shown.source().fork()
                .map(fork -> ProviderColours.of(run.run()).line(fork.variant())).orElse(null));
    }

    @Override
    protected void grew(OpenCapture shown) {
        job.schedule(AGAIN_MILLIS);
    }

    @Override
    protected void forget() {
        job.cancel();
        tracing = null;
        timeline = null;
        range = null;
        seen = seen.selecting(null, null);
        drawer.show(null, seen);
        if (!canvas.isDisposed()) {
            canvas.reset();
            strip.show(null);
            strip.window(RangeWindow.WHOLE);
        }
    }

    /** Runs on the job's thread. */
    private void trace(IProgressMonitor monitor) {
        Tracing now = tracing;
        if (now == null) {
            return;
        }
        Timeline caught = now.catchUp(() -> !monitor.isCanceled());
        boolean timed = now.timed();
        Overview overview = caught == null ? null : Overview.of(caught, columns);
        if (!monitor.isCanceled()) {
            display.asyncExec(() -> {
                if (tracing == now && !canvas.isDisposed()) {
                    caughtUp(caught, overview, timed);
                }
            });
        }
    }

    private void caughtUp(Timeline caught, Overview overview, boolean timed) {
        if (!timed) {
            say(Messages.noTimes, Messages.noTimesHow);
            return;
        }
        timeline = caught;
        canvas.say(caught == null && capture().complete() ? Messages.noPackets : Messages.waiting);
        drawer.show(timeline, seen);
        canvas.drawSoon();
        strip.show(overview);
    }

    /** Draws latencies on another axis. */
    void logLatency(boolean on) {
        seen = seen.withLogLatency(on);
        drawer.show(timeline, seen);
        canvas.drawSoon();
    }

    private void clicked(TimingFrame.Target target) {
        CaptureSelection now = desk().selection();
        select(target.packet() >= 0 ? now.withPacket(target.packet()) : now.withCall(target.call()));
        mark(desk().selection());
    }

    /** Selects the next call or the one before, or the first when none is selected. */
    void step(int by) {
        if (timeline == null || timeline.calls().size() == 0) {
            return;
        }
        int last = timeline.calls().size() - 1;
        int call = seen.call() < 0 ? canvas.view() == null ? 0
                : Math.min(last, timeline.calls().firstSeen(canvas.view().from())) : Math.clamp(seen.call() + by, 0, last);
        select(desk().selection().withCall(call));
        mark(desk().selection());
        reveal();
    }

    private void mark(CaptureSelection now) {
        seen = seen.selecting(now.call(), now.packet());
        drawer.show(timeline, seen);
        canvas.drawSoon();
    }

    @Override
    protected void selected(CaptureSelection now) {
        boolean other = !Objects.equals(now.call() == null ? -1 : now.call(), seen.call())
                || !Objects.equals(now.packet() == null ? -1 : now.packet(), seen.packet());
        mark(now);
        if (!Objects.equals(now.range(), range) && timeline != null && canvas.view() != null) {
            range = now.range();
            canvas.look(range == null ? canvas.view().reset() : canvas.view().seeing(
                    (double) (range.fromNanos() - timeline.origin()), (double) (range.toNanos() - timeline.origin())));
        } else if (other) {
            reveal();
        }
    }

    /** Brings what is selected into sight, without zooming. */
    private void reveal() {
        lookAt(Stretch::pointedOut, Stretch::broughtInto);
    }

    /** Looks at what is selected so closely that it fills the chart. */
    void fit() {
        lookAt(Stretch::selected, Stretch::filling);
    }

    private void lookAt(BiFunction<Timeline, Seen, Optional<Stretch>> what,
            BiFunction<Stretch, Viewport, Viewport> how) {
        if (timeline != null && canvas.view() != null) {
            what.apply(timeline, seen).ifPresent(stretch -> canvas.look(how.apply(stretch, canvas.view())));
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
        display.timerExec(SETTLED_MILLIS, tellRange);
    }

    /** Tells everyone which part of time is seen, once a person stays there. */
    private void tellRange() {
        if (canvas.isDisposed() || timeline == null || canvas.view() == null) {
            return;
        }
        Viewport view = canvas.view();
        range = view.whole() ? null : new EpochRange(timeline.origin() + Math.round(view.from()),
                timeline.origin() + Math.round(view.to()));
        if (!Objects.equals(desk().selection().range(), range)) {
            select(desk().selection().withRange(range));
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.empty, Messages.emptyHow, null);
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
