// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.ui.theme.Theme;

/** Draws over a chart: a line with the value at the pointer, and the part that is being chosen. */
final class ChartOverlay {
    private static final int MARQUEE_ALPHA = 40;
    private static final int GAP = 6;

    private ChartOverlay() {
    }

    static void paint(GC gc, ChartCanvas canvas) {
        Rectangle inner = canvas.picture().inner();
        if (inner == null) {
            return;
        }
        if (canvas.marquee() != null) {
            int left = Math.max(inner.x, Math.min(canvas.marquee()[0], canvas.marquee()[1]));
            int right = Math.min(inner.x + inner.width, Math.max(canvas.marquee()[0], canvas.marquee()[1]));
            gc.setBackground(Theme.ACCENT);
            gc.setAlpha(MARQUEE_ALPHA);
            gc.fillRectangle(left, inner.y, right - left, inner.height);
            gc.setAlpha(255);
        } else {
            canvas.pointed().ifPresent(pointed -> paintValue(gc, canvas, inner, pointed.text()));
        }
    }

    private static void paintValue(GC gc, ChartCanvas canvas, Rectangle inner, String text) {
        Point pointer = canvas.pointer();
        Display display = canvas.getDisplay();
        gc.setForeground(display.getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW));
        gc.drawLine(pointer.x, inner.y, pointer.x, inner.y + inner.height);
        gc.setForeground(display.getSystemColor(SWT.COLOR_LIST_FOREGROUND));
        gc.setAntialias(SWT.ON);
        gc.drawOval(pointer.x - 3, canvas.pointedY() - 3, 6, 6);
        Point size = gc.textExtent(text, SWT.DRAW_DELIMITER | SWT.DRAW_TRANSPARENT);
        int width = size.x + 2 * GAP;
        int height = size.y + GAP;
        int beside = pointer.x + GAP + width > inner.x + inner.width ? pointer.x - GAP - width : pointer.x + GAP;
        // A wide text in a narrow chart begins at its edge, so that it can be read.
        int x = Math.max(0, Math.min(beside, canvas.getClientArea().width - width - 1));
        int y = Math.max(inner.y, Math.min(canvas.pointedY() - height - GAP, inner.y + inner.height - height));
        gc.setBackground(display.getSystemColor(SWT.COLOR_LIST_BACKGROUND));
        gc.setForeground(display.getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW));
        gc.fillRoundRectangle(x, y, width, height, GAP, GAP);
        gc.drawRoundRectangle(x, y, width, height, GAP, GAP);
        gc.setForeground(display.getSystemColor(SWT.COLOR_LIST_FOREGROUND));
        gc.drawText(text, x + GAP, y + GAP / 2, SWT.DRAW_DELIMITER | SWT.DRAW_TRANSPARENT);
    }
}
