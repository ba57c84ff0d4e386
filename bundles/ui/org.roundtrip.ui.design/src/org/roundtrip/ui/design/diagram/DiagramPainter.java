// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.design.diagram.Box;
import org.roundtrip.design.diagram.Diagram;
import org.roundtrip.design.diagram.Line;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.theme.Theme;

/** Paints the visible part of a diagram with the colours of the theme. User interface's thread only. */
final class DiagramPainter {
    private static final int FAINT = 130, TINT = 45, FULL = 255;
    private static final int MOST_STACKS = 3;

    /**
     * The part of a diagram that is visible. It has its left top corner in pixels, and how much larger than usual all
     * is.
     */
    record Visible(int x, int y, double zoom, Rectangle area) {
        double top() {
            return y / zoom;
        }

        double bottom() {
            return (y + area.height) / zoom;
        }

        double left() {
            return x / zoom;
        }

        double right() {
            return (x + area.width) / zoom;
        }
    }

    private Color foreground;
    private Color background;

    void paint(GC gc, Control control, Diagram diagram, Visible visible, List<Integer> selection) {
        ChartStyle style = ChartLooks.style(control, 1);
        foreground = ChartLooks.color(style.foreground());
        background = ChartLooks.color(style.background());
        gc.setBackground(background);
        gc.fillRectangle(visible.area);
        gc.setAntialias(SWT.ON);
        Transform transform = new Transform(gc.getDevice());
        transform.translate(-visible.x, -visible.y);
        transform.scale((float) visible.zoom, (float) visible.zoom);
        gc.setTransform(transform);
        diagram.lines().stream().filter(line -> touches(line, visible)).forEach(line -> paint(gc, line, selection));
        diagram.boxes().stream().filter(box -> touches(box, visible))
                .forEach(box -> paint(gc, box, visible, selection, control.isFocusControl()));
        gc.setTransform(null);
        transform.dispose();
    }

    private static boolean touches(Box box, Visible visible) {
        return box.x() < visible.right() && box.x() + box.width() > visible.left() && box.y() < visible.bottom()
                && box.y() + box.height() > visible.top();
    }

    private static boolean touches(Line line, Visible visible) {
        return line.x1() < visible.right() && line.x2() > visible.left() && Math.min(line.y1(), line.y2()) < visible.bottom()
                && Math.max(line.y1(), line.y2()) > visible.top();
    }

    private void paint(GC gc, Line line, List<Integer> selection) {
        boolean marked = selection.contains(line.from()) || selection.contains(line.to());
        gc.setForeground(marked ? Theme.ACCENT : foreground);
        gc.setAlpha(marked ? FULL : FAINT);
        gc.setLineWidth(marked ? 2 : 1);
        float bend = (float) Math.max(20, (line.x2() - line.x1()) / 2);
        Path path = new Path(gc.getDevice());
        path.moveTo((float) line.x1(), (float) line.y1());
        path.cubicTo((float) line.x1() + bend, (float) line.y1(), (float) line.x2() - bend, (float) line.y2(),
                (float) line.x2() - 5, (float) line.y2());
        gc.drawPath(path);
        path.dispose();
        gc.setBackground(marked ? Theme.ACCENT : foreground);
        int x = (int) line.x2();
        int y = (int) line.y2();
        gc.fillPolygon(new int[] {x, y, x - 7, y - 4, x - 7, y + 4});
        gc.setAlpha(FULL);
        gc.setLineWidth(1);
    }

    private void paint(GC gc, Box box, Visible visible, List<Integer> selection, boolean focus) {
        int x = (int) box.x();
        int y = (int) box.y();
        int width = (int) box.width();
        int row = (int) box.rowHeight();
        gc.setBackground(background);
        gc.fillRectangle(x, y, width, (int) box.height());
        gc.setBackground(Theme.ACCENT);
        gc.setAlpha(TINT);
        gc.fillRectangle(x, y, width, row);
        gc.setAlpha(FULL);
        mark(gc, selection.contains(box.node()), focus, x, y, width, row);
        gc.setForeground(foreground);
        int inset = row / 3;
        gc.drawText(box.title(), x + inset, y + (row - gc.getFontMetrics().getHeight()) / 2, true);
        int first = Math.clamp((long) Math.floor((visible.top() - y) / row) - 1, 0, box.rows().size());
        int last = Math.clamp((long) Math.ceil((visible.bottom() - y) / row), 0, box.rows().size());
        for (int i = first; i < last; i++) {
            paint(gc, box.rows().get(i), box, y + (i + 1) * row, selection, focus);
        }
        gc.setForeground(selection.contains(box.node()) ? Theme.ACCENT : foreground);
        gc.setAlpha(FAINT);
        gc.drawRectangle(x, y, width, (int) box.height());
        gc.drawLine(x, y + row, x + width, y + row);
        gc.setAlpha(FULL);
    }

    private void paint(GC gc, Box.Row row, Box box, int y, List<Integer> selection, boolean focus) {
        int x = (int) box.x();
        int width = (int) box.width();
        int height = (int) box.rowHeight();
        int inset = height / 3;
        int base = y + (height - gc.getFontMetrics().getHeight()) / 2;
        mark(gc, row.node() != box.node() && selection.contains(row.node()), focus, x, y, width, height);
        gc.setForeground(foreground);
        gc.drawText(row.name(), x + inset, base, true);
        int typeWidth = gc.textExtent(row.type()).x;
        int left = x + width - inset - typeWidth;
        gc.setAlpha(FAINT + 60);
        gc.drawText(row.type(), left, base, true);
        gc.setAlpha(FAINT);
        // Of a list of values without a line the words alone say that there are many.
        int stacks = row.target().isPresent() ? Math.min(row.stacks(), MOST_STACKS) : 0;
        for (int stack = 0; stack < stacks; stack++) {
            int edge = x + width + 2 + 3 * stack;
            gc.drawLine(edge, y + 3 + 2 * stack, edge, y + height - 3 + Math.min(0, -2 * stack));
        }
        gc.setAlpha(FULL);
    }

    private static void mark(GC gc, boolean selected, boolean focus, int x, int y, int width, int height) {
        if (selected) {
            gc.setBackground(Theme.ACCENT);
            gc.setAlpha(focus ? 110 : 70);
            gc.fillRectangle(x, y, width, height);
            gc.setAlpha(FULL);
        }
    }
}
