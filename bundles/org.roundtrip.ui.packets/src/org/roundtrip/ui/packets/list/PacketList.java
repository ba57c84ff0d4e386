// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.look.Theme;

/**
 * The list of a capture's packets, drawn by itself: however many packets there are, only what is seen costs anything.
 * User interface's thread only.
 */
public final class PacketList extends Canvas {
    private static final long PATIENCE_MILLIS = 5;

    private final ColumnLayout columns = new ColumnLayout();
    private final ListPainter painter = new ListPainter(columns);
    private final RowSelection selection = new RowSelection();
    private final RowFetcher fetcher = new RowFetcher(this::redrawLater);
    private final ListReader reader = new ListReader(this);
    private ListColours colours;
    private PacketSelection rows = PacketSelection.first(0);
    private OpenCapture capture;
    private IntConsumer selected = packet -> { };
    private Runnable columnsChanged = () -> { };
    private String empty = "";
    private Integer call;
    private int top;
    private int scrolled;
    private int dragged = -1;

    /** An empty list. */
    public PacketList(Composite parent) {
        super(parent, SWT.V_SCROLL | SWT.H_SCROLL | SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        addListener(SWT.Paint, this::paint);
        addListener(SWT.Resize, event -> bars());
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        getVerticalBar().addListener(SWT.Selection, event -> scrollTo(getVerticalBar().getSelection()));
        getHorizontalBar().addListener(SWT.Selection, event -> shift(getHorizontalBar().getSelection()));
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
        top = 0;
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
    void sayEmpty(String words) {
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
            reveal(row);
        }
        redraw();
        return row >= 0;
    }

    /** The row at the top of what is seen. */
    public int topRow() {
        return top;
    }

    /** How many rows are seen whole. */
    public int visibleRows() {
        return Math.max(1, (getClientArea().height - painter.headHeight()) / painter.rowHeight());
    }

    /** What a cell of the list says; empty while it is not read. */
    public String text(int row, String column) {
        ListRow read = row < 0 || row >= rows.size() ? null : row(row);
        return read == null ? "" : PacketColumn.valueOf(column).text(read);
    }

    ColumnLayout columns() {
        return columns;
    }

    /** Calls back when the person has changed columns. */
    void onColumns(Runnable callback) {
        columnsChanged = callback;
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
        return scrolled;
    }

    ListRow row(int row) {
        return fetcher.rows(new int[] {rows.packet(row)}, PATIENCE_MILLIS)[0];
    }

    /** The row at a height; -1 when there is none. */
    int rowAt(int y) {
        int row = top + (y - painter.headHeight()) / painter.rowHeight();
        return y < painter.headHeight() || row >= rows.size() ? -1 : row;
    }

    /** The person moved the keyboard to a row, which was selected. */
    void moved() {
        reveal(selection.caret());
        redraw();
        tell();
        reader.moved();
    }

    void drag(int column) {
        dragged = column;
        redraw();
    }

    /** The columns are others than before. */
    void relayout() {
        bars();
        redraw();
        columnsChanged.run();
    }

    void scrollTo(int row) {
        int now = Math.clamp(row, 0, Math.max(0, rows.size() - visibleRows()));
        if (now != top) {
            top = now;
            getVerticalBar().setSelection(top);
            redraw();
        }
    }

    void shift(int x) {
        scrolled = Math.clamp(x, 0, Math.max(0, columns.total() - getClientArea().width));
        getHorizontalBar().setSelection(scrolled);
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

    private void reveal(int row) {
        if (row < top) {
            scrollTo(row);
        } else if (row >= top + visibleRows()) {
            // Far away it is put into the middle, so that its neighbours are seen.
            boolean near = row < top + 2 * visibleRows();
            scrollTo(near ? row - visibleRows() + 1 : row - visibleRows() / 2);
        }
    }

    private void refresh() {
        bars();
        redraw();
    }

    /** The vertical bar counts rows, not pixels: there are more pixels than it could count. */
    private void bars() {
        int visible = visibleRows();
        ScrollBar vertical = getVerticalBar();
        vertical.setEnabled(rows.size() > visible);
        top = Math.clamp(top, 0, Math.max(0, rows.size() - visible));
        vertical.setValues(top, 0, Math.max(visible, rows.size()), visible, 1, Math.max(1, visible - 1));
        int width = getClientArea().width;
        ScrollBar horizontal = getHorizontalBar();
        horizontal.setVisible(columns.total() > width);
        scrolled = Math.clamp(scrolled, 0, Math.max(0, columns.total() - width));
        horizontal.setValues(scrolled, 0, Math.max(width, columns.total()), Math.max(1, width), 20, Math.max(1, width - 20));
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
            bars();
        }
        if (colours == null || !colours.background().equals(getBackground())) {
            colours = ListColours.of(this);
        }
        Rectangle area = getClientArea();
        int last = Math.min(rows.size(), top + visibleRows() + 2);
        int[] packets = IntStream.range(Math.min(top, last), last).map(rows::packet).toArray();
        ListRow[] seen = fetcher.rows(packets, PATIENCE_MILLIS);
        int y = painter.headHeight();
        for (int i = 0; i < seen.length; i++) {
            int row = top + i;
            boolean inCall = call != null && seen[i] != null && seen[i].row().call() != null
                    && seen[i].row().call() == call.longValue();
            painter.row(gc, seen[i], y, area, scrolled, colours, new ListPainter.Manner(selection.contains(row),
                    isFocusControl(), row == selection.caret(), inCall));
            y += painter.rowHeight();
        }
        gc.setBackground(colours.background());
        gc.fillRectangle(area.x, y, area.width, Math.max(0, area.height - y));
        if (rows.size() == 0) {
            painter.empty(gc, empty, area, colours);
        }
        painter.head(gc, area, scrolled, colours, dragged);
    }

    /** The capture that is shown, or null. */
    OpenCapture capture() {
        return capture;
    }
}
