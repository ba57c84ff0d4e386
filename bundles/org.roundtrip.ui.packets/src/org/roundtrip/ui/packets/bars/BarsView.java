// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.report.chart.BarWords;
import org.roundtrip.report.chart.StackedBar.Group;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.CaptureView;

/**
 * A view that takes what is selected apart as stacked bars, and compares the providers of its run. What it shows is found
 * by jobs: what the capture on the desk tells at once, what the captures of other providers tell when these were read.
 *
 * @param <K> what a part of a bar stands for
 */
public abstract class BarsView<K> extends CaptureView {
    private final BarsDrawer<K> drawer;
    private final BarWords<K> words;
    private final Job job = Job.createSystem(Messages.takingApart, (ICoreRunnable) this::takeApart);
    private final Runnable known = job::schedule;
    private Display display;
    private Composite place;
    private StackLayout stack;
    private ScrolledComposite scrolled;
    private ChartCanvas canvas;
    private ChartSaving saving;
    private BarsTable<K> table;
    private Comparing comparing;
    private boolean decoded;
    private volatile Asked asked;

    /** What is to be taken apart. */
    private record Asked(OpenCapture capture, CaptureSelection selection) {
    }

    /** @param shares whether the bars are equally long to begin with */
    protected BarsView(Charting<K> charting, BarWords<K> words, boolean shares) {
        this.words = words;
        drawer = new BarsDrawer<>(charting, words);
        drawer.show(List.of(), shares);
    }

    /**
     * Takes a decoded capture apart. Called in the background.
     *
     * @param operation that the providers are compared on; empty for a file from elsewhere
     * @param providers what is known of them, this capture's own among them
     * @param goOn      whether the answer is still wanted
     */
    protected abstract List<Group<K>> takeApart(OpenCapture capture, CaptureSelection selection, String operation,
            List<CaptureStudy> providers, BooleanSupplier goOn) throws IOException;

    /** Name of a file with the chart, without an ending. */
    protected abstract String fileName();

    @Override
    protected Control createBody(Composite parent) {
        display = parent.getDisplay();
        place = new Composite(parent, SWT.NONE);
        stack = new StackLayout();
        place.setLayout(stack);
        scrolled = new ScrolledComposite(place, SWT.V_SCROLL);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        canvas = new ChartCanvas(scrolled, drawer);
        scrolled.setContent(canvas);
        scrolled.addListener(SWT.Resize, event -> fit());
        canvas.wheelZooms(() -> scrolled.getClientArea().height >= scrolled.getMinHeight());
        Setting.PRESENTER.onChange(canvas, this::fit);
        saving = new ChartSaving(canvas, chart -> BarsTable.csv(drawer.groups(), words));
        table = new BarsTable<>(place, words);
        stack.topControl = scrolled;
        new BarsActions(this, drawer.shares(), canvas, table.control());
        OpenRuns runs = getSite().getService(OpenRuns.class);
        ProviderStudies studies = getSite().getService(ProviderStudies.class);
        comparing = new Comparing(display, studies, desk().dissectors());
        runs.addListener(comparing);
        studies.addListener(known);
        place.addDisposeListener(disposed -> {
            runs.removeListener(comparing);
            studies.removeListener(known);
            forget();
        });
        return place;
    }

    @Override
    protected void show(OpenCapture shown) {
        decoded = shown.decoded();
        asked = new Asked(shown, desk().selection());
        canvas.say(Messages.reading);
        comparing.begin(getSite().getService(FocusService.class).focus().run(), shown);
        job.schedule();
    }

    @Override
    protected void grew(OpenCapture shown) {
        if (!decoded && shown.decoded()) {
            decoded = true;
            asked = new Asked(shown, desk().selection());
            job.schedule();
        } else if (!decoded) {
            canvas.say(desk().busy() ? Messages.reading : Messages.notDecoded);
        }
    }

    @Override
    protected void selected(CaptureSelection now) {
        asked = new Asked(capture(), now);
        job.schedule();
    }

    @Override
    protected void forget() {
        job.cancel();
        comparing.end();
        asked = null;
        showBars(List.of());
    }

    /** Runs on the job's thread. */
    private void takeApart(IProgressMonitor monitor) {
        Asked now = asked;
        if (now == null || !now.capture().decoded()) {
            return;
        }
        try {
            List<Group<K>> groups = takeApart(now.capture(), now.selection(), comparing.operation(), comparing.known(),
                    () -> !monitor.isCanceled() && asked == now);
            display.asyncExec(() -> {
                if (asked == now && !canvas.isDisposed()) {
                    canvas.say(Messages.noCalls);
                    showBars(groups);
                }
            });
        } catch (IOException e) {
            if (asked == now) {
                ILog.get().warn("A capture could not be taken apart.", e);
            }
        }
    }

    private void showBars(List<Group<K>> groups) {
        drawer.show(groups, drawer.shares());
        if (!canvas.isDisposed()) {
            table.show(groups);
            fit();
            canvas.reset();
        }
    }

    /** Makes the canvas so high that the bars have room, be it that one must scroll. */
    private void fit() {
        double width = scrolled.getClientArea().width;
        scrolled.setMinHeight((int) Math.ceil(drawer.leastHeight(ChartLooks.style(canvas, 1), width)));
    }

    /** Makes all bars equally long, or as long as what they stand for. */
    void shares(boolean on) {
        drawer.show(drawer.groups(), on);
        canvas.reset();
    }

    /** Shows a table instead of the chart. */
    void table(boolean on) {
        stack.topControl = on ? table.control() : scrolled;
        place.layout();
        setFocus();
    }

    /** Selects the next captured call or the one before. */
    void step(int by) {
        if (capture() == null || capture().calls().size() == 0) {
            return;
        }
        Integer call = desk().selection().call();
        int next = call == null ? 0 : Math.clamp(call + by, 0, capture().calls().size() - 1);
        select(desk().selection().withCall(next));
        selected(desk().selection());
    }

    /** Copies what is seen: the picture, or the table as text. */
    void copy() {
        if (stack.topControl == scrolled) {
            saving.copy();
        } else if (!drawer.groups().isEmpty()) {
            Clipboard clipboard = new Clipboard(display);
            clipboard.setContents(new Object[] {BarsTable.text(drawer.groups(), words)},
                    new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }

    /** Asks for a file and saves the chart or its table. */
    void save() {
        saving.save(getSite().getShell(), fileName());
    }

    @Override
    public void setFocus() {
        if (capture() == null) {
            super.setFocus();
        } else {
            (stack.topControl == scrolled ? canvas : table.control()).setFocus();
        }
    }
}
