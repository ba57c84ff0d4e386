// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.timing.RangeWindow.Grip;
import org.roundtrip.ui.packets.timing.trace.TrafficOverview;
import org.roundtrip.ui.view.ScreenReader;

/**
 * A strip that shows the whole capture, with a window around the part that the chart above shows. A person drags the window
 * to move it, or an edge to resize it; dragging outside of it draws another window, and a double click shows all. User
 * interface's thread only.
 */
final class RangeStrip extends Canvas {
    private static final Texts TEXTS = Texts.of(RangeStrip.class);
    private static final int HEIGHT = 34, MARGIN = 4, SIDE = 8, GRIP = 5, LEAST = 6;
    private static final int HANDLE_WIDTH = 5, HANDLE_HEIGHT = 14;
    private static final int FAINT = 110, VEIL = 120, TINT = 30;
    private final Consumer<RangeWindow> chosen;
    private final Cursor[] cursors;
    private TrafficOverview overview;
    private RangeWindow window = RangeWindow.WHOLE;
    private Grip grip;
    private double heldAt;
    private RangeWindow held;

    /** @param chosen receives each window that a person drags */
    RangeStrip(Composite parent, Consumer<RangeWindow> chosen) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.chosen = chosen;
        cursors = new Cursor[] {getDisplay().getSystemCursor(SWT.CURSOR_SIZEWE),
            getDisplay().getSystemCursor(SWT.CURSOR_HAND), getDisplay().getSystemCursor(SWT.CURSOR_CROSS)};
        addListener(SWT.Paint, event -> paint(event.gc));
        Theme.onChange(this, this::redraw);
        addListener(SWT.MouseDown, this::pressed);
        addListener(SWT.MouseMove, this::moved);
        addListener(SWT.MouseUp, event -> grip = null);
        addListener(SWT.MouseDoubleClick, event -> choose(RangeWindow.WHOLE));
        ScreenReader.describe(this, ACC.ROLE_SCROLLBAR, () -> TEXTS.text("strip"), () -> TEXTS.text("stripValue",
                Numbers.digits(100 * window.from()), Numbers.digits(100 * window.to())));
    }

    @Override
    public Point computeSize(int width, int height, boolean changed) {
        return new Point(width == SWT.DEFAULT ? 200 : width, HEIGHT);
    }

    /** Returns how many columns an overview needs to fill the strip. */
    int columns() {
        return Math.max(1, getClientArea().width - 2 * SIDE);
    }

    /** Shows a capture; null for none. */
    void show(TrafficOverview other) {
        overview = other;
        redraw();
    }

    /** Moves the window to the part that the chart shows now. */
    void window(RangeWindow other) {
        window = other;
        redraw();
    }

    private int place(double share) {
        return SIDE + (int) Math.round(share * columns());
    }

    private double share(int x) {
        return Math.clamp((x - SIDE) / (double) columns(), 0.0, 1.0);
    }

    private Grip gripAt(int x) {
        return window.grip(share(x), GRIP / (double) columns());
    }

    private void pressed(Event event) {
        if (event.button == 1 && overview != null) {
            grip = gripAt(event.x);
            heldAt = share(event.x);
            held = window;
        }
    }

    private void moved(Event event) {
        if (grip == null) {
            setCursor(cursors[switch (gripAt(event.x)) {
                case LEFT, RIGHT -> 0;
                case INSIDE -> 1;
                case OUTSIDE -> 2;
            }]);
        } else if (grip != Grip.OUTSIDE || Math.abs(event.x - place(heldAt)) >= LEAST) {
            choose(held.dragged(grip, heldAt, share(event.x)));
        }
    }

    private void choose(RangeWindow other) {
        window(other);
        chosen.accept(other);
    }

    private void paint(GC gc) {
        Rectangle area = getClientArea();
        ChartStyle style = ChartLooks.style(this, 1);
        gc.setBackground(ChartLooks.color(style.background()));
        gc.fillRectangle(area);
        if (overview == null) {
            return;
        }
        int bottom = area.height - MARGIN;
        int room = bottom - MARGIN;
        gc.setForeground(ChartLooks.color(style.foreground()));
        gc.setAlpha(FAINT);
        int columns = overview.bytes().length;
        for (int x = 0; x < columns; x++) {
            int high = (int) Math.round(overview.bytes()[x] * room);
            if (high > 0) {
                gc.drawLine(SIDE + x, bottom - high, SIDE + x, bottom);
            }
        }
        paintWindow(gc, area, style);
    }

    private void paintWindow(GC gc, Rectangle area, ChartStyle style) {
        int left = place(window.from());
        int right = Math.max(left + 2, place(window.to()));
        gc.setAlpha(VEIL);
        gc.setBackground(ChartLooks.color(style.background()));
        gc.fillRectangle(0, 0, left, area.height);
        gc.fillRectangle(right, 0, area.width - right, area.height);
        gc.setBackground(Theme.ACCENT);
        gc.setAlpha(TINT);
        gc.fillRectangle(left, 1, right - left, area.height - 2);
        gc.setAlpha(255);
        gc.setForeground(Theme.ACCENT);
        // Border and handles stand beside the window, so that they hide nothing of what it shows.
        gc.drawRectangle(left - 1, 1, right - left + 1, area.height - 3);
        for (int side : new int[] {left - HANDLE_WIDTH - 1, right + 1}) {
            gc.fillRoundRectangle(side, (area.height - HANDLE_HEIGHT) / 2, HANDLE_WIDTH, HANDLE_HEIGHT, 4, 4);
        }
    }
}
