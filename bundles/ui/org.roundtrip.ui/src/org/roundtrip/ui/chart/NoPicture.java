// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.roundtrip.model.text.Texts;
import org.roundtrip.chart.ChartStyle;

/**
 * What a chart shows while it has no picture. It is being loaded, when that takes a while, or there is nothing to draw.
 * User interface's thread only.
 */
final class NoPicture {
    private static final Texts TEXTS = Texts.of(NoPicture.class);

    /** A picture that comes sooner needs no words before it. */
    private static final int WHILE_MILLIS = 300;
    private final Canvas canvas;
    private String reason = "";
    /** Whether it is known that there is nothing to draw. */
    private boolean answered = true;
    private boolean slow;
    private int waits;

    NoPicture(Canvas canvas) {
        this.canvas = canvas;
    }

    /** Sets why there is nothing to draw. */
    void because(String sentence) {
        reason = sentence;
    }

    /** Begins to wait for a picture, or for the answer that there is none. */
    void await() {
        answered = false;
        slow = false;
        int waiting = ++waits;
        canvas.getDisplay().timerExec(WHILE_MILLIS, () -> {
            if (!canvas.isDisposed() && !answered && waiting == waits) {
                slow = true;
                canvas.redraw();
            }
        });
    }

    /** The picture has come, or the answer that there is none. */
    void answered() {
        answered = true;
    }

    void paint(GC gc, Rectangle area) {
        // As the picture that may come.
        ChartStyle style = ChartLooks.style(canvas, 1);
        gc.setBackground(ChartLooks.color(style.background()));
        gc.fillRectangle(area);
        gc.setForeground(ChartLooks.color(style.foreground()));
        String words = answered ? reason : slow ? TEXTS.text("loading") : "";
        Point size = gc.textExtent(words);
        gc.drawText(words, (area.width - size.x) / 2, (area.height - size.y) / 2, true);
    }
}
