// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.packets.list.rows.RowFetcher;
import org.roundtrip.ui.table.ColumnModel;

/**
 * The list of a capture's packets, drawn by itself: however many packets there are, only what is seen costs anything.
 * User interface's thread only.
 */
public final class PacketListCanvas extends Canvas {
    private static final long PATIENCE_MILLIS = 5;

    private final ColumnModel<ListRow> columns = new ColumnModel<>(List.of(PacketColumn.values()));
    private final ColumnGeometry geometry = new ColumnGeometry(columns);
    private final RowPainter painter = new RowPainter(columns, geometry);
    private final RowSelection selection = new RowSelection();
    private final RowFetcher fetcher = new RowFetcher(this::redrawLater);
    private final ListScrolling scrolling = new ListScrolling(this, geometry, painter);
    private final ListAccessibility reader = new ListAccessibility(this);
    private RowColours colours;
    private PacketSelection rows = PacketSelection.first(0);
    private OpenCapture capture;
    private IntConsumer selected = packet -> { };
    private String empty = "";
    private Integer call;
    private int dragged = -1;

    /** An empty list. */
    public PacketListCanvas(Composite parent) {
        super(parent, SWT.V_SCROLL | SWT.H_SCROLL | SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        addListener(SWT.Paint, this::paint);
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        scrolling.listen();
        new ListKeys(this).listen();
        new ListMouse(this).listen();
        Theme.onChange(this, this::recolour);
        addDisposeListener(disposed -> fetcher.close());
    }

    /** Shows the packets of another capture; with null none. */
    public void show(OpenCapture other, PacketNotes notes) {
        capture = other;
        fetcher.show(other, notes);
        selection.clear();
        rows = PacketSelection.first(0);
        scrolling.scrollTo(0);
        refresh();
    }

    /** Shows these of the capture's packets; the selected packet stays selected when it is among them. */
    public void setRows(PacketSelection now) {
        boolean grew = now.size() >= rows.size() && (rows.size() == 0
                || rows.packet(0) == now.packet(0) && rows.packet(rows.size() - 1) == now.packet(rows.size() - 1));
        int caret = packetAt(selection.caret());
        rows = now;
        columns.widen(PacketColumn.NUMBER, Numbers.count(capture == null ? 0 : capture.size()).length() + 1);
        if (!grew) {
            selection.clear();
            if (caret >= 0) {
                selectQuietly(caret);
            }
        }
        refresh();
    }

    /** What stands in the place of rows when there are none. */
    public void sayEmpty(String words) {
        empty = words;
        redraw();
    }

    /** The packets that are shown. */
    public PacketSelection rows() {
        return rows;
    }

    /** More may be known of packets that are shown. */
    public void forgetRows() {
        fetcher.forget();
        redraw();
    }

    /** Marks the rows of a call, or with null of none. */
    public void setCall(Integer now) {
        call = now;
        redraw();
    }

    /** Calls back with the packet on which the keyboard stands, when the person moves it. */
    public void onSelect(IntConsumer callback) {
        selected = callback;
    }

    /** The packet on which the keyboard stands, or -1. */
    public int packet() {
        return packetAt(selection.caret());
    }

    /** All selected packets, in their order. */
    public IntStream packets() {
        return selection.rows().filter(row -> row < rows.size()).map(rows::packet);
    }

    /** How many are selected. */
    public int selectionCount() {
        return selection.count();
    }

    /** Selects every row. */
    public void selectAll() {
        selection.all(rows.size());
        redraw();
    }

    /** Selects a packet as if the person had gone there. @return whether it is among those shown */
    public boolean goTo(int packet) {
        boolean there = selectQuietly(packet);
        if (there) {
            tell();
        }
        return there;
    }

    /** Selects a packet without telling of it. @return whether it is among those shown */
    public boolean selectQuietly(int packet) {
        int row = rows.indexOf(packet);
        if (row >= 0 && selection.caret() != row) {
            selection.set(row);
            scrolling.reveal(row);
        }
        redraw();
        return row >= 0;
    }

    /** The row at the top of what is seen. */
    public int topRow() {
        return scrolling.top();
    }

    /** How many rows are seen whole. */
    public int visibleRows() {
        return scrolling.visibleRows();
    }

    /** What a cell of the list says; empty while it is not read. */
    public String text(int row, String column) {
        ListRow read = row < 0 || row >= rows.size() ? null : row(row);
        return read == null ? "" : PacketColumn.valueOf(column).text(read);
    }

    /** The columns; {@link #relayout} draws them anew after a change. */
    public ColumnModel<ListRow> columns() {
        return columns;
    }

    ColumnGeometry geometry() {
        return geometry;
    }

    /** The row on which the keyboard stands, or -1. */
    public int caretRow() {
        return selection.caret();
    }

    RowSelection selection() {
        return selection;
    }

    int rowHeight() {
        return painter.rowHeight();
    }

    int headHeight() {
        return painter.headHeight();
    }

    int scrolled() {
        return scrolling.left();
    }

    public ListRow row(int row) {
        return fetcher.rows(new int[] {rows.packet(row)}, PATIENCE_MILLIS)[0];
    }

    /** The row at a height; -1 when there is none. */
    int rowAt(int y) {
        int row = scrolling.top() + (y - painter.headHeight()) / painter.rowHeight();
        return y < painter.headHeight() || row >= rows.size() ? -1 : row;
    }

    /** The person moved the keyboard to a row, which was selected. */
    void moved() {
        scrolling.reveal(selection.caret());
        redraw();
        tell();
        reader.moved();
    }

    void drag(int column) {
        dragged = column;
        redraw();
    }

    void scrollTo(int row) {
        scrolling.scrollTo(row);
    }

    void shift(int x) {
        scrolling.shift(x);
    }

    /** The columns are others than before. */
    public void relayout() {
        scrolling.update();
        redraw();
    }

    private void tell() {
        int packet = packet();
        if (packet >= 0) {
            selected.accept(packet);
        }
    }

    private int packetAt(int row) {
        return row < 0 || row >= rows.size() ? -1 : rows.packet(row);
    }

    private void refresh() {
        scrolling.update();
        redraw();
    }

    private void recolour() {
        colours = null;
        redraw();
    }

    private void redrawLater() {
        if (!isDisposed()) {
            getDisplay().asyncExec(() -> {
                if (!isDisposed()) {
                    redraw();
                }
            });
        }
    }

    private void paint(Event event) {
        GC gc = event.gc;
        int before = painter.rowHeight();
        painter.measure(gc);
        if (before != painter.rowHeight()) {
            scrolling.update();
        }
        if (colours == null || !colours.background().equals(getBackground())) {
            colours = RowColours.of(this);
        }
        Rectangle area = getClientArea();
        int top = scrolling.top();
        int last = Math.min(rows.size(), top + visibleRows() + 2);
        int[] packets = IntStream.range(Math.min(top, last), last).map(rows::packet).toArray();
        ListRow[] seen = fetcher.rows(packets, PATIENCE_MILLIS);
        int y = painter.headHeight();
        for (int i = 0; i < seen.length; i++) {
            int row = top + i;
            boolean inCall = call != null && seen[i] != null && seen[i].row().call() != null
                    && seen[i].row().call() == call.longValue();
            painter.row(gc, seen[i], y, area, scrolling.left(), colours, new RowPainter.Manner(selection.contains(row),
                    isFocusControl(), row == selection.caret(), inCall));
            y += painter.rowHeight();
        }
        gc.setBackground(colours.background());
        gc.fillRectangle(area.x, y, area.width, Math.max(0, area.height - y));
        if (rows.size() == 0) {
            painter.empty(gc, empty, area, colours);
        }
        painter.head(gc, area, scrolling.left(), colours, dragged);
    }

    /** The capture that is shown, or null. */
    public OpenCapture capture() {
        return capture;
    }
}
