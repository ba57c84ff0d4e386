// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Objects;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.report.Numbers;

/**
 * The lines above a chart that explain its marks: only those that it has, first those without which its figures are misread, in as
 * many lines as they need and as a part of the chart's height allows; none in a low one. What has no room is counted. For one drawing.
 */
final class CurveKey {
    private static final double GAP = 6;
    private static final double FIRST_TIP = 3.5;
    /** Half the length of a line that shows how lines are dashed: its whole pattern. */
    private static final double SAMPLE = 13;
    /** The curves keep at least so many lines of text for each line of this. */
    private static final int LINES_FOR_ONE = 4;
    /** As high as so many lines of text is what is below the curves and above this. */
    private static final int AXIS = 3;
    private final ChartStyle style;
    private final List<Entry> entries = new ArrayList<>();
    private String note = "";

    /** A mark, drawn about the point (0, 0), and what it means; the mark is null for words alone. */
    private record Entry(Shape mark, Paint filling, Stroke stroke, String words) {
    }

    CurveKey(ChartStyle style, List<ChartSeries> series) {
        this.style = style;
        if (series.stream().anyMatch(each -> each.marks().medianNanos() != null)) {
            filled(CurveMarks.diamond(0, 0, style), "key.median");
        }
        if (series.stream().anyMatch(each -> !Double.isNaN(each.marks().captured()))) {
            line(CurveMarks.TICK, style.dotted(), "key.captured");
        }
        if (series.stream().anyMatch(each -> !Double.isNaN(each.marks().measured()))) {
            entries.add(new Entry(CurveMarks.warm(0, 0, style), null, style.line(0), Messages.text("key.warm")));
        }
        if (series.stream().anyMatch(each -> !each.marks().firsts().isEmpty())) {
            // Its tip is below the middle of the line, as that of the others.
            filled(CurveMarks.first(0, FIRST_TIP * style.scale(), false, style), "key.first");
        }
        IntSummaryStatistics ends = series.stream().map(each -> each.marks().end()).filter(Objects::nonNull)
                .mapToInt(LineEnd::calls).summaryStatistics();
        if (ends.getCount() > 0) {
            String key = (series.stream().anyMatch(CurveKey::namesMeasured) ? "key.measured." : "key.") + (ends.getMin() == ends.getMax() ? "end" : "ends");
            entries.add(new Entry(null, null, null, Messages.text(key, Numbers.count(ends.getMin()), Numbers.count(ends.getMax()))));
        }
    }

    /** Whether the measured calls come first at the end of a line that ends with captured ones. */
    private static boolean namesMeasured(ChartSeries each) {
        LineEnd end = each.marks().end();
        return end != null && end.phase() == Phase.CAPTURE && each.marks().medianNanos() != null;
    }

    private void filled(Shape mark, String words) {
        entries.add(new Entry(mark, style.faint(), null, Messages.text(words)));
    }

    private void line(double half, Stroke stroke, String words) {
        entries.add(new Entry(new Line2D.Double(-half * style.scale(), 0, half * style.scale(), 0), null, stroke, Messages.text(words)));
    }

    /** Explains how some lines are dashed. @param second what those with dots between their dashes are */
    void dashes(List<ProviderColours.Line> lines, String second) {
        if (lines.stream().anyMatch(ProviderColours.Line::floor)) {
            line(SAMPLE, style.line(ProviderColours.Line.FLOOR), "key.floor");
        }
        lines.stream().filter(line -> line.dash() > ChartStyle.DOTS).findFirst().ifPresent(line -> line(SAMPLE, style.line(line.dash()), second));
    }

    /** Explains a shaded area. @param shade its colour */
    void area(Paint shade, String words) {
        double half = SAMPLE / 2 * style.scale();
        entries.add(new Entry(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half), shade, style.hairline(), words));
    }

    /** Adds words before the marks that say which calls the curves are of; nothing when they are empty. */
    void scope(String words) {
        if (!words.isEmpty()) {
            entries.addFirst(new Entry(null, null, null, words));
        }
    }

    /** Adds an explanation without a mark. */
    void words(String words) {
        entries.add(new Entry(null, null, null, words));
    }

    /** Adds a sentence that comes before all others and is cut where it has too little room; nothing when it is empty. */
    void note(String sentence) {
        note = sentence;
    }

    /** The height that it needs; 0 when there is nothing to explain, and in a low chart without a note. @param width its room @param whole the chart's height */
    double height(FontMetrics font, double width, double whole) {
        if (entries.isEmpty() && note.isEmpty()) {
            return 0;
        }
        int most = Math.max(note.isEmpty() ? 0 : 1, (int) (whole / font.getHeight() - AXIS) / LINES_FOR_ONE);
        return most == 0 ? 0 : places(font, width, most).lines() * font.getHeight();
    }

    /** The places of the entries that have room, behind the note. */
    private KeyPlaces places(FontMetrics font, double width, int lines) {
        double begin = note.isEmpty() ? 0 : font.stringWidth(FittedText.cut(note, width, font)) + 3 * GAP;
        return KeyPlaces.of(begin, 3 * GAP, width, lines, font,
                entries.stream().map(entry -> markWidth(entry) + font.stringWidth(entry.words())).toList());
    }

    private static double markWidth(Entry entry) {
        return entry.mark() == null ? 0 : entry.mark().getBounds2D().getWidth() + GAP;
    }

    /** Draws it between two places. @param top its upper edge @param height as {@link #height} says */
    void draw(Graphics2D g, double left, double right, double top, double height) {
        FontMetrics font = g.getFontMetrics();
        if (height < font.getHeight()) {
            return;
        }
        g.setColor(style.faint());
        if (!note.isEmpty()) {
            g.drawString(FittedText.cut(note, right - left, font), (float) left, (float) (top + font.getAscent()));
        }
        KeyPlaces places = places(font, right - left, (int) Math.round(height / font.getHeight()));
        for (int i = 0; i < places.shown().size(); i++) {
            Entry entry = entries.get(i);
            KeyPlaces.Place place = places.shown().get(i);
            double words = left + place.x() + markWidth(entry);
            double upper = top + place.line() * font.getHeight();
            if (entry.mark() != null) {
                draw(g, entry, words - GAP - entry.mark().getBounds2D().getWidth() / 2,
                        upper + font.getAscent() - style.font().getSize2D() * 0.35);
            }
            g.drawString(entry.words(), (float) words, (float) (upper + font.getAscent()));
        }
        if (places.more() != null) {
            g.drawString(places.words(), (float) (left + places.more().x()),
                    (float) (top + places.more().line() * font.getHeight() + font.getAscent()));
        }
    }

    private void draw(Graphics2D g, Entry entry, double x, double y) {
        g.translate(x, y);
        if (entry.filling() != null) {
            g.setPaint(entry.filling());
            g.fill(entry.mark());
            g.setPaint(style.faint());
        }
        if (entry.stroke() != null) {
            g.setStroke(entry.stroke());
            g.draw(entry.mark());
        }
        g.translate(-x, -y);
    }
}
