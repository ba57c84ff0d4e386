// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.roundtrip.design.Design;
import org.roundtrip.design.Outline;
import org.roundtrip.design.diagram.Box;
import org.roundtrip.design.diagram.Diagram;
import org.roundtrip.design.diagram.DiagramLayout;
import org.roundtrip.design.diagram.Metrics;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Theme;

/**
 * A design as boxes and lines. Only what is visible is painted. A click selects a row or a box, the arrow keys go from row to
 * row and along lines, plus and minus zoom, zero shows all; so does the wheel with Ctrl. User interface's thread only.
 */
public final class DiagramCanvas extends Canvas {
    private static final Texts TEXTS = Texts.of(DiagramCanvas.class);
    private static final double LEAST = 0.2, MOST = 4, STEP = 1.25;
    private static final int MOST_WIDTHS = 50_000;
    private final IntConsumer chosen;
    private final DiagramPainter painter = new DiagramPainter();
    private Outline outline = Outline.of(Design.empty(""));
    private Diagram diagram = new Diagram(List.of(), List.of(), 0, 0);
    private List<Integer> selection = List.of();
    private double zoom = 1;
    /** The widths of texts in a font: many rows of a large design have the same. */
    private final Map<String, Integer> widths = new HashMap<>();
    private Font measured;
    private DiagramLayout layout;
    private GC measuring;

    /** @param chosen receives the number of each node that a person selects */
    DiagramCanvas(Composite parent, IntConsumer chosen) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.H_SCROLL | SWT.V_SCROLL | SWT.NO_BACKGROUND);
        this.chosen = chosen;
        addListener(SWT.Paint, this::paint);
        addListener(SWT.Resize, event -> scrollBars());
        addListener(SWT.MouseDown, this::pressed);
        addListener(SWT.MouseVerticalWheel, this::wheel);
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        for (ScrollBar bar : List.of(getHorizontalBar(), getVerticalBar())) {
            bar.addListener(SWT.Selection, event -> redraw());
        }
        Theme.onChange(this, () -> {
            measured = null;
            show(outline, selection);
        });
        DiagramParts.describe(this, () -> diagram);
    }

    /** Shows a design and what is selected in it. */
    void show(Outline design, List<Integer> itsSelection) {
        outline = design;
        selection = itsSelection;
        Diagram before = diagram;
        diagram = prepared().of(design);
        if (measuring != null) {
            measuring.dispose();
            measuring = null;
        }
        if (diagram.width() != before.width() || diagram.height() != before.height()) {
            scrollBars();
        }
        redraw();
    }

    private DiagramLayout prepared() {
        if (!getFont().equals(measured) || widths.size() > MOST_WIDTHS) {
            measured = getFont();
            widths.clear();
            int height = measuring().getFontMetrics().getHeight();
            layout = new DiagramLayout(new Diagram.Words(TEXTS.text("payload"), TEXTS.text("result"), TEXTS.text("exception")),
                    new Metrics(text -> widths.computeIfAbsent(text, each -> measuring().textExtent(each).x),
                            height + Math.max(4, height / 3), Math.max(6, height / 2)));
        }
        return layout;
    }

    /** It is made only when a text is measured, which most edits do for none or a few. */
    private GC measuring() {
        if (measuring == null) {
            measuring = new GC(this);
            measuring.setFont(getFont());
        }
        return measuring;
    }

    /** Shows what is selected, and brings it into sight. */
    void select(List<Integer> nodes) {
        selection = nodes;
        nodes.stream().findFirst().ifPresent(this::reveal);
        redraw();
    }

    /** Returns the rectangle of a node in pixels of this canvas; empty when it is not in the diagram. */
    public Rectangle bounds(int node) {
        for (Box box : diagram.boxes()) {
            int row = row(box, node);
            if (row >= -1) {
                double top = box.y() + (row + 1) * box.rowHeight();
                Point from = origin();
                return new Rectangle((int) (box.x() * zoom) - from.x, (int) (top * zoom) - from.y,
                        (int) (box.width() * zoom), (int) (box.rowHeight() * zoom));
            }
        }
        return new Rectangle(0, 0, 0, 0);
    }

    /** Returns the rectangle of a whole box. */
    Rectangle whole(Box box) {
        Rectangle head = bounds(box.node());
        return new Rectangle(head.x, head.y, head.width, (int) (box.height() * zoom));
    }

    /** Returns the place of the box in which a node is selected, from 0. */
    OptionalInt selectedBox() {
        return selection.isEmpty() ? OptionalInt.empty() : IntStream.range(0, diagram.boxes().size())
                .filter(i -> row(diagram.boxes().get(i), selection.getFirst()) >= -1).findFirst();
    }

    /** Makes everything larger or smaller. @param factor 0 to show all */
    void zoom(double factor) {
        Rectangle area = getClientArea();
        zoom(factor == 0 ? Math.min(1, Math.min(area.width / Math.max(1, diagram.width()),
                area.height / Math.max(1, diagram.height()))) : zoom * factor, area.width / 2, area.height / 2);
    }

    private void zoom(double other, int x, int y) {
        double before = zoom;
        Point from = origin();
        zoom = Math.clamp(other, LEAST, MOST);
        scrollBars();
        getHorizontalBar().setSelection((int) Math.round((from.x + x) * zoom / before - x));
        getVerticalBar().setSelection((int) Math.round((from.y + y) * zoom / before - y));
        redraw();
    }

    private Point origin() {
        return new Point(getHorizontalBar().getSelection(), getVerticalBar().getSelection());
    }

    private void scrollBars() {
        Rectangle area = getClientArea();
        range(getHorizontalBar(), diagram.width() * zoom, area.width);
        range(getVerticalBar(), diagram.height() * zoom, area.height);
    }

    private static void range(ScrollBar bar, double whole, int visible) {
        int most = (int) Math.ceil(whole);
        bar.setVisible(most > visible);
        bar.setValues(Math.min(bar.getSelection(), Math.max(0, most - visible)), 0, Math.max(1, most),
                Math.max(1, Math.min(visible, Math.max(1, most))), 20, Math.max(1, visible));
    }

    private void paint(Event event) {
        Point from = origin();
        painter.paint(event.gc, this, diagram, new DiagramPainter.Visible(from.x, from.y, zoom, getClientArea()), selection);
    }

    private void pressed(Event event) {
        setFocus();
        nodeAt(new Point(event.x, event.y)).ifPresent(chosen);
    }

    /** Returns the node at a pixel of this canvas, if there is one. */
    OptionalInt nodeAt(Point at) {
        Point from = origin();
        return diagram.nodeAt((at.x + from.x) / zoom, (at.y + from.y) / zoom);
    }

    private void wheel(Event event) {
        if ((event.stateMask & SWT.MOD1) != 0) {
            zoom(event.count > 0 ? zoom * STEP : zoom / STEP, event.x, event.y);
            event.doit = false;
        }
    }

    private void key(Event event) {
        switch (event.character) {
            case '+', '=' -> zoom(STEP);
            case '-' -> zoom(1 / STEP);
            case '0' -> zoom(0);
            default -> DiagramSteps.next(diagram, selection.isEmpty() ? 0 : selection.getFirst(), event.keyCode)
                    .ifPresent(chosen);
        }
    }

    private void reveal(int node) {
        Rectangle place = bounds(node);
        Rectangle area = getClientArea();
        if (place.width > 0) {
            shift(getHorizontalBar(), place.x, place.width, area.width);
            shift(getVerticalBar(), place.y, place.height, area.height);
        }
    }

    private static void shift(ScrollBar bar, int at, int size, int room) {
        if (at < 0 || size > room) {
            bar.setSelection(bar.getSelection() + at);
        } else if (at + size > room) {
            bar.setSelection(bar.getSelection() + at + size - room);
        }
    }

    private static int row(Box box, int node) {
        if (box.node() == node) {
            return -1;
        }
        int row = box.rows().stream().map(Box.Row::node).toList().indexOf(node);
        return row < 0 ? -2 : row;
    }
}
