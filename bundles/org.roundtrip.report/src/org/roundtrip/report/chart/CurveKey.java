// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Objects;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.report.Numbers;

/** The line above a chart that explains its marks: only those that it has, and as many as have room. For one drawing. */
final class CurveKey {
    private static final double GAP = 6;
    private final ChartStyle style;
    private final List<Entry> entries = new ArrayList<>();
    private String note = "";

    /** A mark, drawn about the point (0, 0), and what it means; the mark is null for words alone. */
    private record Entry(Shape mark, boolean filled, boolean dotted, String words) {
    }

    CurveKey(ChartStyle style, List<ChartSeries> series) {
        this.style = style;
        if (series.stream().anyMatch(each -> !Double.isNaN(each.marks().measured()))) {
            entries.add(new Entry(CurveMarks.warm(0, 0, style), false, false, Messages.text("key.warm")));
        }
        if (series.stream().anyMatch(each -> each.marks().medianNanos() != null)) {
            entries.add(new Entry(CurveMarks.diamond(0, 0, style), true, false, Messages.text("key.median")));
        }
        if (series.stream().anyMatch(each -> !Double.isNaN(each.marks().captured()))) {
            double half = CurveMarks.TICK * style.scale();
            entries.add(new Entry(new Line2D.Double(-half, 0, half, 0), false, true, Messages.text("key.captured")));
        }
        IntSummaryStatistics ends = series.stream().map(each -> each.marks().end()).filter(Objects::nonNull)
                .mapToInt(LineEnd::calls).summaryStatistics();
        if (ends.getCount() > 0) {
            entries.add(new Entry(null, false, false, Messages.text(ends.getMin() == ends.getMax() ? "key.end" : "key.ends",
                    Numbers.count(ends.getMin()), Numbers.count(ends.getMax()))));
        }
    }

    /** Adds a sentence that comes before all others and is cut where it has too little room; nothing when it is empty. */
    void note(String sentence) {
        note = sentence;
    }

    /** The height that it needs; 0 when there is nothing to explain. */
    double height(FontMetrics font) {
        return entries.isEmpty() && note.isEmpty() ? 0 : font.getHeight();
    }

    /** Draws it between two places. @param top its upper edge */
    void draw(Graphics2D g, double left, double right, double top) {
        FontMetrics font = g.getFontMetrics();
        double place = left;
        g.setColor(style.faint());
        if (!note.isEmpty()) {
            String words = FittedText.cut(note, right - left, font);
            g.drawString(words, (float) left, (float) (top + font.getAscent()));
            place += font.stringWidth(words) + 3 * GAP;
        }
        for (Entry entry : entries) {
            double mark = entry.mark() == null ? 0 : entry.mark().getBounds2D().getWidth();
            double words = place + (mark == 0 ? 0 : mark + GAP);
            double end = words + font.stringWidth(entry.words());
            if (end > right) {
                return;
            }
            if (entry.mark() != null) {
                draw(g, entry, place + mark / 2, top + font.getAscent() - style.font().getSize2D() * 0.35);
            }
            g.drawString(entry.words(), (float) words, (float) (top + font.getAscent()));
            place = end + 3 * GAP;
        }
    }

    private void draw(Graphics2D g, Entry entry, double x, double y) {
        g.translate(x, y);
        if (entry.filled()) {
            g.fill(entry.mark());
        } else {
            g.setStroke(entry.dotted() ? style.dotted() : style.line(0));
            g.draw(entry.mark());
        }
        g.translate(-x, -y);
    }
}
