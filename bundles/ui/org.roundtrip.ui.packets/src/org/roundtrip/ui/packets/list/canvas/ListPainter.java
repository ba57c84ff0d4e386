// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.stream.IntStream;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.list.rows.ListRow;

/** Draws the part of the list that is in sight: heads, rows, or a sentence when there are no rows. */
final class ListPainter {
    private final PacketListCanvas list;
    private final RowPainter painter;
    private final ListScrolling scrolling;
    private RowColours colours;
    private String emptySentence = "";
    private Integer call;
    private int dragged = -1;

    ListPainter(PacketListCanvas list, RowPainter painter, ListScrolling scrolling) {
        this.list = list;
        this.painter = painter;
        this.scrolling = scrolling;
    }

    /** Discards the colours; the next painting computes them. */
    void forgetColours() {
        colours = null;
    }

    /** Sets the sentence for a list without rows. */
    void emptySentence(String sentence) {
        emptySentence = sentence;
    }

    /** Sets the call whose rows are marked; null marks none. */
    void call(Integer number) {
        call = number;
    }

    /** The call whose rows are marked, or null. */
    Integer call() {
        return call;
    }

    /** Sets the index of the column whose head a person is dragging; -1 when nobody is. */
    void dragged(int column) {
        dragged = column;
    }

    void paint(Event event) {
        GC gc = event.gc;
        int before = painter.rowHeight();
        painter.measure(gc);
        if (before != painter.rowHeight()) {
            scrolling.update();
        }
        if (colours == null || !colours.background().equals(list.getBackground())) {
            colours = RowColours.of(list);
        }
        Rectangle area = list.getClientArea();
        int bottom = paintRows(gc, area);
        gc.setBackground(colours.background());
        gc.fillRectangle(area.x, bottom, area.width, Math.max(0, area.height - bottom));
        if (list.rows().size() == 0) {
            painter.empty(gc, emptySentence, area, colours);
        }
        painter.head(gc, area, scrolling.left(), colours, dragged);
    }

    /** Returns the height at which the rows end. */
    private int paintRows(GC gc, Rectangle area) {
        PacketSelection packets = list.rows();
        int top = scrolling.top();
        int last = Math.min(packets.size(), top + scrolling.visibleRows() + 2);
        ListRow[] rows = list.read(IntStream.range(Math.min(top, last), last).map(packets::packet).toArray());
        int y = painter.headHeight();
        for (int i = 0; i < rows.length; i++) {
            RowPainter.Manner manner = new RowPainter.Manner(list.selection().contains(top + i), list.isFocusControl(),
                    top + i == list.selection().caret(), inCall(rows[i]));
            painter.row(gc, rows[i], y, area, scrolling.left(), colours, manner);
            y += painter.rowHeight();
        }
        return y;
    }

    private boolean inCall(ListRow row) {
        return call != null && row != null && row.row().call() != null && row.row().call() == call.longValue();
    }
}
