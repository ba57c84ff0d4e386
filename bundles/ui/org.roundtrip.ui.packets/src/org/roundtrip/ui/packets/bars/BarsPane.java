// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.view.VerticalScroll;

/** Shows bars as a chart, which scrolls if it is too low for them, or as a table. User interface's thread only. */
final class BarsPane<K> extends Composite {
    private final BarKind<K> kind;
    private final BarsDrawer<K> drawer;
    private final StackLayout stack = new StackLayout();
    private final ScrolledComposite scrolled;
    private final ChartCanvas canvas;
    private final ChartSaving saving;
    private final BarsTable<K> table;

    /** @param shares whether the bars are equally long at first */
    BarsPane(Composite parent, BarKind<K> kind, boolean shares) {
        super(parent, SWT.NONE);
        this.kind = kind;
        drawer = new BarsDrawer<>(kind);
        drawer.show(List.of(), shares);
        setLayout(stack);
        scrolled = new ScrolledComposite(this, SWT.V_SCROLL);
        VerticalScroll.showBar(scrolled);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        canvas = new ChartCanvas(scrolled, drawer);
        scrolled.setContent(canvas);
        scrolled.addListener(SWT.Resize, event -> fit());
        canvas.wheelZooms(() -> scrolled.getClientArea().height >= scrolled.getMinHeight());
        Theme.onChange(canvas, this::fit);
        saving = new ChartSaving(canvas, chart -> BarsText.csv(drawer.groups(), kind));
        table = new BarsTable<>(this, kind);
        stack.topControl = scrolled;
    }

    /** Calls back with what a bar stands for, when a person clicks on it or opens its row. */
    void onSubject(Consumer<BarSubject> listener) {
        canvas.onTarget(target -> listener.accept((BarSubject) target));
        table.onOpen(listener);
    }

    /** Returns the chart. */
    ChartCanvas chart() {
        return canvas;
    }

    /** Returns the table, which stands in the chart's place when a person wants it. */
    Control table() {
        return table.control();
    }

    /** Shows other bars. */
    void show(List<Group<K>> groups) {
        drawer.show(groups, drawer.shares());
        if (!canvas.isDisposed()) {
            table.show(groups);
            fit();
            canvas.reset();
        }
    }

    /** Shares the axis, see {@link BarsDrawer#share}. */
    void share(double end, String words) {
        drawer.share(end, words);
        if (!canvas.isDisposed()) {
            fit();
            canvas.reset();
        }
    }

    /** Where the axis would end if it were not shared. It is 0 while bars are drawn as shares, all of one length. */
    double own() {
        return drawer.shares() ? 0 : drawer.own();
    }

    /** Writes a sentence in the chart while it has no bars. */
    void say(String sentence) {
        canvas.say(sentence);
    }

    /** Gives the chart the height that its bars need; a pane that is lower scrolls. */
    private void fit() {
        double width = scrolled.getClientArea().width;
        scrolled.setMinHeight((int) Math.ceil(drawer.leastHeight(ChartLooks.style(canvas, 1), width)));
    }

    /** Draws all bars equally long, or as long as their amounts. */
    void shares(boolean on) {
        drawer.show(drawer.groups(), on);
        canvas.reset();
    }

    /** Shows the table, or the chart. */
    void table(boolean on) {
        stack.topControl = on ? table.body() : scrolled;
        layout();
        setFocus();
    }

    /** Copies the chart as a picture, or the table as text. */
    void copy() {
        if (stack.topControl == scrolled) {
            saving.copy();
        } else if (!drawer.groups().isEmpty()) {
            TextClipboard.put(getDisplay(), BarsText.tabbed(drawer.groups(), kind));
        }
    }

    /** Asks for a file and saves the chart, or its numbers. @param name of the file, without an ending @param title above the picture */
    void save(String name, String title) {
        saving.save(getShell(), name, title);
    }

    @Override
    public boolean setFocus() {
        return (stack.topControl == scrolled ? canvas : table.control()).setFocus();
    }
}
