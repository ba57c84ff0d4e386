// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.words.Numbers;

/** A small drawing of a load: callers as lanes, or arrivals as strokes on an axis of time. User interface's thread only. */
final class LoadDrawing extends Canvas {
    private static final Texts TEXTS = Texts.of(LoadDrawing.class);
    private static final int MARGIN = 10;
    private static final int STROKE = 3;
    private static final int MOST_HEIGHT = 26;
    private static final int LANE = 18;
    private LoadPicture picture;
    private String words = "";

    LoadDrawing(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED);
        addListener(SWT.Paint, event -> paint(event.gc));
        Theme.onChange(this, this::redraw);
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = words;
            }
        });
    }

    /** Shows a load. @param other null for none @param sentence says what is drawn */
    void show(LoadPicture other, String sentence) {
        picture = other;
        words = sentence;
        redraw();
    }

    private void paint(GC gc) {
        ChartStyle style = ChartLooks.style(this, 1);
        Rectangle all = getClientArea();
        gc.setBackground(ChartLooks.color(style.background()));
        gc.fillRectangle(all);
        gc.setForeground(ChartLooks.color(style.grid()));
        gc.drawRectangle(0, 0, all.width - 1, all.height - 1);
        Rectangle inner = new Rectangle(MARGIN, MARGIN, all.width - 2 * MARGIN, all.height - 2 * MARGIN);
        Color text = ChartLooks.color(style.foreground());
        Color faint = ChartLooks.color(style.faint());
        switch (picture) {
            case LoadPicture.Open open -> paint(gc, inner, open, text, faint);
            case LoadPicture.Closed closed -> paint(gc, inner, closed, faint);
            case null -> { }
        }
    }

    private static void paint(GC gc, Rectangle area, LoadPicture.Open open, Color text, Color faint) {
        int letters = gc.getFontMetrics().getHeight();
        int bottom = area.y + area.height - letters - 2;
        int room = bottom - area.y;
        gc.setForeground(faint);
        gc.drawLine(area.x, bottom, area.x + area.width, bottom);
        gc.setForeground(text);
        gc.drawText("0", area.x, bottom + 2, true);
        String end = Numbers.nanos(open.spanNanos());
        gc.drawText(end, area.x + area.width - gc.textExtent(end).x, bottom + 2, true);
        gc.setBackground(Theme.ACCENT);
        double height = Math.min(MOST_HEIGHT, (double) room / most(open.moments()));
        int gap = height >= 4 ? 1 : 0;
        int stacked = 0;
        double last = -1;
        for (double moment : open.moments()) {
            stacked = moment == last ? stacked + 1 : 0;
            last = moment;
            int top = (int) (bottom - (stacked + 1) * height);
            gc.fillRectangle((int) (area.x + moment * (area.width - STROKE)), top, STROKE,
                    Math.max(1, (int) (bottom - stacked * height) - top - gap));
        }
        rates(gc, area, room, open.rates(), text, faint);
    }

    private static int most(List<Double> moments) {
        int most = 1;
        int alike = 1;
        for (int i = 1; i < moments.size(); i++) {
            alike = moments.get(i).equals(moments.get(i - 1)) ? alike + 1 : 1;
            most = Math.max(most, alike);
        }
        return most;
    }

    /** A line above the arrivals, with the first and the last rate. */
    private static void rates(GC gc, Rectangle area, int room, List<Double> rates, Color text, Color faint) {
        if (rates.isEmpty()) {
            return;
        }
        int letters = gc.getFontMetrics().getHeight();
        double greatest = rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        int low = room - MOST_HEIGHT - MARGIN;
        int high = letters + 2;
        int[] points = new int[2 * rates.size()];
        for (int i = 0; i < rates.size(); i++) {
            // Steps have two points each, which lie at its beginning and its end.
            points[2 * i] = area.x + area.width * ((i + 1) / 2) / (rates.size() / 2);
            points[2 * i + 1] = (int) (area.y + low - (low - high) * rates.get(i) / greatest);
        }
        gc.setForeground(faint);
        gc.drawPolyline(points);
        gc.setForeground(text);
        String first = TEXTS.text("perSecond", Numbers.amount(rates.getFirst()));
        String last = TEXTS.text("perSecond", Numbers.amount(rates.getLast()));
        gc.drawText(first, area.x, points[1] - letters, true);
        gc.drawText(last, area.x + area.width - gc.textExtent(last).x, points[points.length - 1] - letters, true);
    }

    private static void paint(GC gc, Rectangle area, LoadPicture.Closed closed, Color faint) {
        int height = Math.min(LANE, area.height / closed.lanes().size());
        for (int i = 0; i < closed.lanes().size(); i++) {
            int y = area.y + i * height;
            int middle = y + height / 2;
            gc.setForeground(faint);
            gc.drawLine(area.x, middle, area.x + area.width, middle);
            gc.setBackground(Theme.ACCENT);
            for (LoadPicture.Interval call : closed.lanes().get(i)) {
                int from = (int) (area.x + call.from() * area.width);
                int to = (int) (area.x + Math.min(1, call.to()) * area.width);
                gc.fillRectangle(from, y + 2, Math.max(1, to - from - 1), Math.max(1, height - 4));
            }
        }
    }
}
