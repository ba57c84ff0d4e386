// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.roundtrip.dissect.roles.ByteRole;

/** Draws the rows of a {@link HexCanvas} that are in sight. A new one is made each time. */
final class HexPainter {
    private final HexCanvas canvas;
    private final GC gc;
    private final HexLayout layout;
    private final BytesWithRoles content;
    private final RolePaint paint;

    HexPainter(HexCanvas canvas, GC gc) {
        this.canvas = canvas;
        this.gc = gc;
        layout = canvas.geometry();
        content = canvas.content();
        paint = canvas.paint();
    }

    /** Draws between two heights of the canvas. */
    void paint(int top, int bottom) {
        Rectangle area = canvas.getClientArea();
        gc.setFont(canvas.getFont());
        gc.setBackground(paint.background());
        gc.fillRectangle(area);
        int height = layout.rowHeight();
        int first = Math.max(0, (top - canvas.headHeight()) / height) + canvas.topRow();
        int last = Math.min(layout.rows(content.size()) - 1, (bottom - canvas.headHeight()) / height + canvas.topRow());
        for (int row = first; row <= last; row++) {
            paintRow(row, canvas.headHeight() + (row - canvas.topRow()) * height);
        }
        paintHead(area.width);
    }

    private void paintHead(int width) {
        gc.setBackground(paint.background());
        gc.fillRectangle(0, 0, width, canvas.headHeight());
        gc.setForeground(paint.faint());
        for (int column = 0; column < layout.columns(); column++) {
            gc.drawString(HexText.digits(column), layout.hexX(column), 1, true);
        }
        gc.setForeground(paint.grid());
        gc.drawLine(0, canvas.headHeight() - 2, width, canvas.headHeight() - 2);
    }

    private void paintRow(int row, int y) {
        int from = row * layout.columns();
        int to = Math.min(from + layout.columns(), content.size());
        gc.setForeground(paint.faint());
        String offset = Integer.toHexString(from);
        gc.drawString("0".repeat(layout.digits() - offset.length()) + offset, layout.offsetX(), y + 1, true);
        paintRoles(from, to, y);
        boolean focused = canvas.isFocusControl();
        Color plain = paint.foreground();
        Color selected = paint.selectionText(focused);
        ByteSpan selection = canvas.selection();
        for (int at = from; at < to; at++) {
            boolean inside = selection.has(at);
            if (inside) {
                paintSelected(at, y, focused);
            }
            gc.setForeground(inside ? selected : plain);
            int column = layout.column(at);
            gc.drawString(HexText.digits(content.u8(at)), layout.hexX(column), y + 1, true);
            gc.drawString(String.valueOf(HexText.character(content.u8(at))), layout.textX(column), y + 1, true);
        }
        canvas.highlights().forEach(span -> paintHighlight(span, from, to, y));
    }

    private void paintRoles(int from, int to, int y) {
        int begin = from;
        for (int at = from + 1; at <= to; at++) {
            ByteRole role = content.role().apply(begin);
            if (at == to || content.role().apply(at) != role) {
                int one = layout.column(begin);
                int other = layout.column(at - 1);
                paint.tint(gc, role, layout.hexCellX(one), y, layout.hexCellEnd(other) - layout.hexCellX(one),
                        layout.rowHeight());
                paint.tint(gc, role, layout.textX(one), y, layout.textX(other + 1) - layout.textX(one),
                        layout.rowHeight());
                begin = at;
            }
        }
    }

    private void paintSelected(int at, int y, boolean focused) {
        int column = layout.column(at);
        gc.setBackground(paint.selection(focused));
        gc.fillRectangle(layout.hexCellX(column), y, layout.hexCellEnd(column) - layout.hexCellX(column),
                layout.rowHeight());
        gc.fillRectangle(layout.textX(column), y, layout.textX(column + 1) - layout.textX(column), layout.rowHeight());
    }

    /** Draws the part in this row of the line around highlighted bytes. */
    private void paintHighlight(ByteSpan highlight, int from, int to, int y) {
        if (highlight.to() <= from || highlight.from() >= to) {
            return;
        }
        gc.setForeground(paint.foreground());
        gc.setLineWidth(2);
        for (int at = Math.max(from, highlight.from()); at < Math.min(to, highlight.to()); at++) {
            int column = layout.column(at);
            outline(highlight, at, layout.hexCellX(column), layout.hexCellEnd(column), y);
            outline(highlight, at, layout.textX(column), layout.textX(column + 1), y);
        }
        gc.setLineWidth(1);
    }

    private void outline(ByteSpan highlight, int at, int x, int end, int y) {
        int bottom = y + layout.rowHeight();
        if (layout.column(at) == 0 || !highlight.has(at - 1)) {
            gc.drawLine(x, y, x, bottom);
        }
        if (layout.column(at) == layout.columns() - 1 || !highlight.has(at + 1)) {
            gc.drawLine(end, y, end, bottom);
        }
        if (!highlight.has(at - layout.columns())) {
            gc.drawLine(x, y, end, y);
        }
        if (!highlight.has(at + layout.columns())) {
            gc.drawLine(x, bottom, end, bottom);
        }
    }
}
