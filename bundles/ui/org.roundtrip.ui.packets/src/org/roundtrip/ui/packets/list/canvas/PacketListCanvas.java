// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.packets.list.rows.RowFetcher;
import org.roundtrip.ui.table.ColumnModel;

/**
 * The list of a capture's packets. It reads and draws only the rows in sight, so the number of packets does not matter.
 * User interface's thread only.
 */
public final class PacketListCanvas extends Canvas {
    private static final long PATIENCE_MILLIS = 5;

    private final ColumnModel<ListRow> columns = new ColumnModel<>(List.of(PacketColumn.values()));
    private final ColumnGeometry geometry = new ColumnGeometry(columns);
    private final RowPainter rowPainter = new RowPainter(columns, geometry);
    private final ListedPackets listed = new ListedPackets();
    private final RowFetcher fetcher = new RowFetcher(this::redrawLater);
    private final ListScrolling scrolling = new ListScrolling(this, geometry, rowPainter);
    private final ListPainter painter = new ListPainter(this, rowPainter, scrolling);
    private final ListAccessibility accessibility = new ListAccessibility(this);
    private OpenCapture capture;
    private IntConsumer selected = packet -> { };

    /** An empty list. */
    public PacketListCanvas(Composite parent) {
        super(parent, SWT.V_SCROLL | SWT.H_SCROLL | SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        addListener(SWT.Paint, painter::paint);
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        scrolling.listen();
        new ListKeys(this).listen();
        new HeadMouse(this).listen();
        new ListMouse(this).listen();
        Theme.onChange(this, () -> {
            painter.forgetColours();
            redraw();
        });
        addDisposeListener(disposed -> fetcher.close());
    }

    /** Switches to another capture; null for none. No packets are listed until {@link #setRows}, and no call is marked. */
    public void show(OpenCapture other, PacketNotes notes) {
        capture = other;
        columns.leaveOut(other != null && other.source().server().isPresent() ? Set.of() : Set.of(PacketColumn.WAY));
        fetcher.show(other, notes);
        listed.clear();
        painter.call(null);
        scrolling.scrollTo(0);
        relayout();
    }

    /** The capture whose packets are listed, or null. */
    public OpenCapture capture() {
        return capture;
    }

    /** Lists these packets of the capture. The packet at the caret stays selected when it is listed. */
    public void setRows(PacketSelection now) {
        columns.widen(PacketColumn.NUMBER, Numbers.count(capture == null ? 0 : capture.size()).length() + 1);
        if (listed.replace(now)) {
            scrolling.reveal(caretRow());
        }
        relayout();
    }

    /** The packets that are listed. */
    public PacketSelection rows() {
        return listed.rows();
    }

    /** Sets the sentence that is shown when no packet is listed. */
    public void sayEmpty(String sentence) {
        painter.emptySentence(sentence);
        redraw();
    }

    /** Reads all rows again, as after decoding. */
    public void forgetRows() {
        fetcher.forget();
        redraw();
    }

    /** Marks the rows of a call; null marks none. */
    public void setCall(Integer call) {
        painter.call(call);
        redraw();
    }

    /** The call whose rows are marked; null when there is none. */
    public Integer call() {
        return painter.call();
    }

    /** Calls back with the packet at the caret, each time when the person moves it. */
    public void onSelect(IntConsumer callback) {
        selected = callback;
    }

    /** The packet at the caret, or -1. */
    public int packet() {
        return listed.packet();
    }

    /** The row at the caret, or -1. */
    public int caretRow() {
        return listed.selection().caret();
    }

    /** All selected packets, in their order. */
    public IntStream packets() {
        return listed.packets();
    }

    /** How many packets are selected. */
    public int selectionCount() {
        return listed.selection().count();
    }

    /** Selects every row, and calls back when the caret was at none before. */
    public void selectAll() {
        int before = packet();
        listed.selection().all(rows().size());
        if (packet() != before) {
            selected.accept(packet());
        }
        redraw();
    }

    /** Selects a packet, brings it into sight and calls back. @return whether it is listed */
    public boolean goTo(int packet) {
        boolean there = selectQuietly(packet);
        if (there) {
            selected.accept(packet());
        }
        return there;
    }

    /** Selects a packet without calling back. @return whether it is listed */
    public boolean selectQuietly(int packet) {
        int before = caretRow();
        boolean there = listed.select(packet);
        if (caretRow() != before) {
            scrolling.reveal(caretRow());
        }
        redraw();
        return there;
    }

    /** The first row in sight. */
    public int topRow() {
        return scrolling.top();
    }

    /** How many rows are in sight as a whole. */
    public int visibleRows() {
        return scrolling.visibleRows();
    }

    /** The text of a cell; empty while its row is not read. @param column a name of {@link PacketColumn} */
    public String text(int row, String column) {
        ListRow read = row < 0 || row >= rows().size() ? null : row(row);
        return read == null ? "" : PacketColumn.valueOf(column).text(read);
    }

    /** The columns; call {@link #relayout} after a change. */
    public ColumnModel<ListRow> columns() {
        return columns;
    }

    /** Draws rows and columns again after one of them changed. */
    public void relayout() {
        scrolling.update();
        redraw();
    }

    /** A row; null when it cannot be read within some milliseconds. */
    public ListRow row(int row) {
        return read(rows().packet(row))[0];
    }

    /** Reads packets; null stands for each that cannot be read within some milliseconds, and is drawn when it is read. */
    ListRow[] read(int... packets) {
        return fetcher.rows(rows(), packets, PATIENCE_MILLIS);
    }

    /** The column at a horizontal place of this canvas; null where there is none. */
    public PacketColumn columnAt(int x) {
        int index = geometry.at(x + scrolled());
        return index < 0 ? null : (PacketColumn) columns.column(index);
    }

    ColumnGeometry geometry() {
        return geometry;
    }

    RowSelection selection() {
        return listed.selection();
    }

    int headHeight() {
        return rowPainter.headHeight();
    }

    /** The row at a height of this canvas; -1 when there is none. */
    int rowAt(int y) {
        int row = scrolling.top() + (y - headHeight()) / rowPainter.rowHeight();
        return y < headHeight() || row >= rows().size() ? -1 : row;
    }

    /** Brings the row at the caret into sight, and calls back. */
    void moved() {
        scrolling.reveal(caretRow());
        redraw();
        if (packet() >= 0) {
            selected.accept(packet());
        }
        accessibility.moved();
    }

    /** Marks the head of the column that is dragged; -1 for none. */
    void drag(int column) {
        painter.dragged(column);
        redraw();
    }

    /** How many pixels of the columns are hidden at the left. */
    int scrolled() {
        return scrolling.left();
    }

    void scrollTo(int row) {
        scrolling.scrollTo(row);
    }

    /** Scrolls sideways. @param x pixels that are hidden at the left */
    void shift(int x) {
        scrolling.shift(x);
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
}
