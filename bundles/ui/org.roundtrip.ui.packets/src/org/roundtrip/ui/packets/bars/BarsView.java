// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.defect.Defects;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.CaptureView;
import org.roundtrip.ui.packets.desk.NoCaptureReason;

/**
 * A view that divides the selected call or message into the parts of a stacked bar. It shows the same for each provider
 * of the run. A job computes the bars of the capture on the desk; the bars of other providers appear once their captures
 * are read.
 *
 * @param <K> a part of a bar
 */
public abstract class BarsView<K> extends CaptureView implements ComparedCharts.Compared {
    private static final Texts TEXTS = Texts.of(BarsView.class);

    private final BarKind<K> kind;
    private final boolean shares;
    private final Job job = Job.createSystem(TEXTS.text("takingApart"), (ICoreRunnable) this::compute);
    private final Runnable schedule = job::schedule;
    private final Defects defects = new Defects();
    private Display display;
    private BarsNote note;
    private BarsPane<K> pane;
    private ProviderComparison comparison;
    private boolean decoded;
    private volatile Request request;

    /** The selection whose bars are to be computed. @param lacking why there is no capture; null when there is one */
    private record Request(OpenCapture capture, CaptureSelection selection, NoCaptureReason lacking) {
    }

    /** @param shares whether the bars are equally long at first */
    protected BarsView(BarKind<K> kind, boolean shares) {
        this.kind = kind;
        this.shares = shares;
    }

    /** Computes the bars of a selection in a decoded capture. Runs in a job. @param goOn false once they are not wanted */
    protected abstract List<StackedBar<K>> bars(OpenCapture capture, CaptureSelection selection, BooleanSupplier goOn)
            throws IOException;

    /** Returns the bars of providers, as far as their captures contain any calls. Runs in a job. */
    protected abstract List<StackedBar<K>> compare(List<CaptureStudy> providers);

    /** Returns the title above the bars of a capture, after these; empty for none. Runs in a job. */
    protected String title(OpenCapture capture) {
        return "";
    }

    /** Returns a sentence on what the bars of a capture are of, which stands above all; empty for none. Runs in a job. */
    protected String note(OpenCapture capture) {
        return "";
    }

    /** Returns what explains {@link #note}. */
    protected String noteTip() {
        return "";
    }

    /** Returns the title above the bars of the providers. @param operation the operation that they are compared on */
    protected abstract String providersTitle(String operation);

    /** Returns the bars of measured calls, which no packets are needed for; empty for none. Runs in a job. */
    protected Optional<Group<K>> measured(List<Result> results) {
        return Optional.empty();
    }

    /** Returns the sentence that says what the view would show. */
    protected abstract String emptyText();

    /** Returns why there are no bars for a decoded capture. Runs in a job. */
    protected String none(OpenCapture capture) {
        return TEXTS.text("noCalls");
    }

    /** Returns the name of a file with the chart, without an ending. */
    protected abstract String fileName();

    /** Returns the label of the bar of a call. */
    protected static String callLabel(int call) {
        return TEXTS.text("call", Numbers.count(call + 1));
    }

    @Override
    protected final Control createBody(Composite parent) {
        display = parent.getDisplay();
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        note = new BarsNote(body);
        pane = new BarsPane<>(body, kind, shares);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(pane);
        pane.chart().name(emptyText());
        pane.onSubject(this::clicked);
        BarsActions.contribute(this, pane, shares);
        compare().add(this, pane);
        OpenRuns runs = getSite().getService(OpenRuns.class);
        ProviderStudies studies = getSite().getService(ProviderStudies.class);
        comparison = new ProviderComparison(display, studies, desk().dissectors(), schedule);
        runs.addListener(comparison);
        studies.addListener(schedule);
        pane.addDisposeListener(disposed -> {
            runs.removeListener(comparison);
            studies.removeListener(schedule);
            forget();
        });
        return body;
    }

    @Override
    protected final int rank() {
        return DIVIDES;
    }

    @Override
    protected void show(OpenCapture shown) {
        if (request != null) {
            forget();
        }
        decoded = shown.decoded();
        pane.say(TEXTS.text("reading"));
        comparison.begin(getSite().getService(FocusService.class).focus().run(), shown);
        selected(desk().selection());
    }

    @Override
    protected void grew(OpenCapture shown) {
        if (!decoded && shown.decoded()) {
            decoded = true;
            selected(desk().selection());
        } else if (!decoded) {
            pane.say(desk().busy() ? TEXTS.text("reading") : TEXTS.text("notDecoded"));
        }
    }

    @Override
    protected void selected(CaptureSelection now) {
        request = new Request(capture(), now, null);
        job.schedule();
    }

    /** What servants recorded of measured calls needs no packets. */
    @Override
    protected void lacks(NoCaptureReason reason) {
        if (request != null) {
            forget();
        }
        if (reason != null && reason.called() != null) {
            comparison.begin(reason.run(), reason.called());
            request = new Request(null, CaptureSelection.NOTHING, reason);
            job.schedule();
        }
    }

    @Override
    protected void forget() {
        job.cancel();
        comparison.end();
        request = null;
        pane.show(List.of());
        if (!pane.isDisposed()) {
            note.show("", "");
            share();
        }
    }

    private void compute(IProgressMonitor monitor) {
        Request now = request;
        if (now == null || now.lacking() == null && !now.capture().decoded()) {
            return;
        }
        try {
            Optional<Group<K>> measured = measured(comparison.results());
            if (now.lacking() != null && measured.isEmpty()) {
                return;
            }
            List<Group<K>> groups = new ArrayList<>();
            groups.add(now.lacking() == null
                    ? new Group<>(title(now.capture()), bars(now.capture(), now.selection(), () -> !monitor.isCanceled() && request == now))
                    : new Group<>(TEXTS.text("lacking", now.lacking().what(), now.lacking().how()), List.of()));
            List<StackedBar<K>> providers = compare(comparison.known());
            if (!providers.isEmpty()) {
                groups.add(new Group<>(providersTitle(comparison.operation()), providers));
            }
            measured.ifPresent(groups::add);
            String none = now.lacking() == null ? none(now.capture()) : "";
            String sentence = groups.getFirst().bars().isEmpty() ? "" : note(now.capture());
            display.asyncExec(() -> {
                if (request == now && !monitor.isCanceled() && !pane.isDisposed()) {
                    // The sentence stands there until the chart is drawn.
                    boolean empty = groups.stream().allMatch(group -> group.bars().isEmpty());
                    pane.say(empty ? none : TEXTS.text("reading"));
                    note.show(sentence, noteTip());
                    pane.show(groups);
                    share();
                    if (now.lacking() != null) {
                        showBody();
                    }
                }
            });
        } catch (IOException e) {
            failed(now, TEXTS.text("unreadable", e.getMessage()));
        } catch (RuntimeException e) {
            failed(now, defects.report(e));
        }
    }

    private ComparedCharts compare() {
        return getSite().getService(ComparedCharts.class);
    }

    /** Shares the axis with the same views of other windows. */
    void share() {
        compared();
        compare().changed(this);
    }

    @Override
    public Object subject() {
        return request == null ? null : capture();
    }

    @Override
    public String subjectName() {
        return capture().source().title();
    }

    @Override
    public void compared() {
        double end = compare().beside(this, BarsView.class).stream().mapToDouble(other -> other.pane.own()).max().orElse(0);
        pane.share(end, end == 0 ? "" : compare().words(this));
    }

    private void failed(Request now, String sentence) {
        display.asyncExec(() -> {
            if (request == now && !pane.isDisposed()) {
                pane.say(sentence);
                pane.show(List.of());
            }
        });
    }

    /** Selects the call {@code by} calls after the selected one, or the first call if none is selected. */
    void step(int by) {
        if (capture() == null || capture().calls().size() == 0) {
            return;
        }
        Integer call = desk().selection().call();
        int next = call == null ? 0 : Math.clamp(call + by, 0, capture().calls().size() - 1);
        clicked(BarSubject.ofCall(next));
    }

    private void clicked(BarSubject subject) {
        if (subject.isIn(capture())) {
            select(subject.in(desk().selection()));
            selected(desk().selection());
        }
    }

    @Override
    protected final void sayEmpty(EmptyState words) {
        words.say(emptyText(), TEXTS.text("emptyHow"), null);
    }

    @Override
    public void setFocus() {
        if (capture() == null) {
            super.setFocus();
        } else {
            pane.setFocus();
        }
    }
}
