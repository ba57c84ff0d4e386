// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;
import org.roundtrip.chart.ChartStyle;

/**
 * Shows bytes as offset, digits and text, with the role of each byte as its background. Only the rows in sight are drawn, so
 * the number of bytes does not matter. A view can highlight bytes, and a person can select bytes by mouse and keys (see
 * {@link HexGestures}). User interface's thread only.
 */
public final class HexCanvas extends Canvas {
    private static final int ROW_PADDING = 3;

    private final List<Consumer<ByteSpan>> listeners = new ArrayList<>();
    private BytesWithRoles content = BytesWithRoles.NONE;
    private RolePaint paint = new RolePaint(ChartStyle.light());
    private ByteSelection selection = ByteSelection.NONE;
    private List<ByteSpan> highlights = List.of();
    private IntFunction<String> tips = at -> null;
    private HexLayout layout;
    private double charWidth;
    private int rowHeight;

    /** An empty canvas. @param font all of whose characters are equally wide */
    public HexCanvas(Composite parent, Font font) {
        super(parent, SWT.V_SCROLL | SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        setFont(font);
        measure();
        addListener(SWT.Paint, event -> new HexPainter(this, event.gc).paint(event.y, event.y + event.height));
        addListener(SWT.Resize, event -> resized());
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        getVerticalBar().addListener(SWT.Selection, event -> redraw());
        new HexGestures(this);
        new HexAccessibility(this);
        resized();
    }

    /** Shows other bytes from their beginning; nothing is selected or highlighted. */
    public void show(BytesWithRoles bytes) {
        content = bytes;
        selection = ByteSelection.NONE;
        highlights = List.of();
        getVerticalBar().setSelection(0);
        resized();
    }

    /** The bytes that are shown. */
    public BytesWithRoles content() {
        return content;
    }

    /** Changes the colours. */
    public void look(ChartStyle style) {
        paint = new RolePaint(style);
        redraw();
    }

    /** Sets the tool tips: from the place of a byte to a text, or null for none. */
    public void tips(IntFunction<String> words) {
        tips = words;
    }

    /** Calls back with the bytes that a person selects; an empty range when they select none. */
    public void onSelect(Consumer<ByteSpan> listener) {
        listeners.add(listener);
    }

    /** The selected bytes. */
    public ByteSpan selection() {
        return selection.span();
    }

    /** Selects bytes and brings them into sight, without calling back. */
    public void select(ByteSpan span) {
        selection = ByteSelection.of(span.within(content.size()));
        reveal(span);
        redraw();
    }

    /** The highlighted bytes; the first of several ranges. */
    public ByteSpan highlight() {
        return highlights.isEmpty() ? ByteSpan.EMPTY : highlights.getFirst();
    }

    /** All ranges of highlighted bytes. */
    public List<ByteSpan> highlights() {
        return highlights;
    }

    /** Draws a line around bytes and brings them into sight; nothing is selected any more. */
    public void highlight(ByteSpan span) {
        selection = ByteSelection.NONE;
        outline(List.of(span));
        reveal(highlight());
    }

    /** Draws a line around each of several ranges of bytes. What is selected and in sight stays so. */
    public void outline(List<ByteSpan> spans) {
        highlights = spans.stream().map(span -> span.within(content.size())).filter(span -> !span.isEmpty()).toList();
        redraw();
    }

    /** The first row in sight. */
    public int topRow() {
        return getVerticalBar().getSelection();
    }

    /** How many rows are in sight as a whole. */
    int visibleRows() {
        return Math.max(1, (getClientArea().height - headHeight()) / rowHeight);
    }

    /** The middle of a byte's digits on this canvas; null when they are not in sight, or there is no such byte. */
    public Point where(int at) {
        if (at >= content.size()) {
            return null;
        }
        int row = layout.row(at) - topRow();
        int column = layout.column(at);
        return row < 0 || row > visibleRows() ? null : new Point(layout.hexX(column) + (int) charWidth,
                headHeight() + row * rowHeight + rowHeight / 2);
    }

    RolePaint paint() {
        return paint;
    }

    HexLayout geometry() {
        return layout;
    }

    /** Height of the line above the rows. */
    int headHeight() {
        return rowHeight + ROW_PADDING;
    }

    /** The byte at a place of this canvas, or -1. */
    int at(int x, int y) {
        return y < headHeight() ? -1 : layout.at(x, y - headHeight() + topRow() * rowHeight, content.size());
    }

    /** The byte nearest to a place of this canvas, or -1. */
    int nearest(int x, int y) {
        return layout.nearest(x, y - headHeight() + topRow() * rowHeight, content.size());
    }

    String tip(int at) {
        return at < 0 ? null : tips.apply(at);
    }

    ByteSelection selected() {
        return selection;
    }

    /** Selects bytes as a person does: calls back. @param span not empty */
    public void choose(ByteSpan span) {
        choose(ByteSelection.of(span));
    }

    /** Selects bytes as a person does: calls back. */
    void choose(ByteSelection now) {
        if (now.equals(selection)) {
            return;
        }
        selection = now;
        highlights = List.of();
        if (!now.isEmpty()) {
            revealRow(layout.row(now.caret()));
        }
        getAccessible().selectionChanged();
        getAccessible().sendEvent(ACC.EVENT_VALUE_CHANGED, null);
        redraw();
        listeners.forEach(listener -> listener.accept(now.span()));
    }

    /** Brings the beginning of a range into sight, and its end when there is room for both. */
    private void reveal(ByteSpan span) {
        if (!span.isEmpty()) {
            int first = layout.row(span.from());
            int last = Math.min(layout.row(span.to() - 1), first + visibleRows() - 1);
            if (first < topRow() || last >= topRow() + visibleRows()) {
                scroll(first - Math.max(0, (visibleRows() - (last - first + 1)) / 3));
            }
        }
    }

    private void revealRow(int row) {
        if (row < topRow()) {
            scroll(row);
        } else if (row >= topRow() + visibleRows()) {
            scroll(row - visibleRows() + 1);
        }
    }

    private void scroll(int row) {
        getVerticalBar().setSelection(Math.max(0, row));
    }

    private void measure() {
        GC gc = new GC(this);
        gc.setFont(getFont());
        charWidth = gc.textExtent("0".repeat(100)).x / 100.0;
        rowHeight = gc.getFontMetrics().getHeight() + ROW_PADDING;
        gc.dispose();
    }

    @Override
    public void setFont(Font font) {
        super.setFont(font);
        measure();
        resized();
    }

    private void resized() {
        if (getVerticalBar() == null || rowHeight == 0) {
            return;
        }
        Rectangle area = getClientArea();
        int seen = layout == null ? 0 : topRow() * layout.columns();
        layout = HexLayout.of(area.width, charWidth, rowHeight, content.size());
        int rows = layout.rows(content.size());
        int page = Math.min(Math.max(1, rows), visibleRows());
        ScrollBar bar = getVerticalBar();
        bar.setValues(Math.min(layout.row(seen), rows), 0, Math.max(1, rows), page, 1, page);
        redraw();
    }

    @Override
    public Point computeSize(int wide, int high, boolean changed) {
        HexLayout many = HexLayout.of(Integer.MAX_VALUE, charWidth, rowHeight, content.size());
        return new Point(wide == SWT.DEFAULT ? many.width() : wide, high == SWT.DEFAULT ? 16 * rowHeight : high);
    }
}
