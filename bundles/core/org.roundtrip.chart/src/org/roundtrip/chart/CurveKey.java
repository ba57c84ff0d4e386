// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jfree.data.Range;
import org.roundtrip.chart.ChartSeries.Marks;
import org.roundtrip.model.text.Texts;

/**
 * The lines above a chart that explain its marks. Only seen ones are explained, first those without which its figures
 * are misread. They have the lines that they need, up to a part of the chart's height; in a low chart there is a single
 * line where the names at the lines' ends keep their room, else none. What has no room is counted. For one drawing.
 */
final class CurveKey {
    private static final Texts TEXTS = Texts.of(CurveKey.class);
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
    private boolean cut;

    /** A mark, drawn about the point (0, 0), and what it means; the mark is null for words alone. @param line drawn on the filled mark */
    private record Entry(Shape mark, Paint filling, Shape line, Stroke stroke, String words) {
        Entry(Shape mark, Paint filling, Stroke stroke, String words) {
            this(mark, filling, mark, stroke, words);
        }
    }

    CurveKey(ChartStyle style) {
        this.style = style;
    }

    /** Explains the medians of measured calls and the lines of captured ones, where they are seen. @param x what is seen of the axes */
    void medians(List<ChartSeries> series, Range x, Range y) {
        List<Marks> medians = series.stream().filter(each -> each.showsMedian(x, y)).map(ChartSeries::marks).toList();
        if (medians.stream().anyMatch(marks -> !marks.doubtful())) {
            filled(CurveMarks.diamond(0, 0, style), TEXTS.text("key.median"));
        }
        if (medians.stream().anyMatch(Marks::doubtful)) {
            outlined(CurveMarks.diamond(0, 0, style), TEXTS.text("key.doubtful"));
        }
        if (series.stream().anyMatch(ChartSeries::showsCaptured)) {
            line(CurveMarks.TICK, style.dotted(), "key.captured");
        }
    }

    /** Explains the marks of the ends of warm-ups and of first calls that are seen. @param x what is seen of the axes */
    void moments(List<ChartSeries> series, Range x, Range y) {
        if (series.stream().anyMatch(each -> each.warm() >= 0)) {
            entries.add(new Entry(CurveMarks.warm(0, 0, style), null, style.line(0), TEXTS.text("key.warm")));
        }
        if (series.stream().anyMatch(each -> !each.firsts(x, y).isEmpty())) {
            // Its tip is below the middle of the line, as that of the others.
            filled(CurveMarks.first(0, FIRST_TIP * style.scale(), false, style), TEXTS.text("key.first"));
        }
    }

    /** Explains the values at the ends of curves. @param x what is seen of the axes */
    void ends(List<ChartSeries> series, Range x, Range y) {
        List<ChartSeries> ended = series.stream().filter(each -> each.marks().end() != null).toList();
        if (!ended.isEmpty()) {
            IntSummaryStatistics calls = ended.stream().mapToInt(each -> each.marks().end().calls()).summaryStatistics();
            String key = (ended.stream().anyMatch(each -> each.showsMedian(x, y)) ? "key.measured." : "key.")
                    + (calls.getMin() == calls.getMax() ? "end" : "ends");
            words(TEXTS.text(key, calls.getMin(), calls.getMax()));
        }
    }

    /** Explains a filled mark, drawn about the point (0, 0). */
    void filled(Shape mark, String words) {
        entries.add(new Entry(mark, style.faint(), null, words));
    }

    private void line(double half, Stroke stroke, String words) {
        entries.add(new Entry(across(half), null, stroke, TEXTS.text(words)));
    }

    private Line2D across(double half) {
        return new Line2D.Double(-half * style.scale(), 0, half * style.scale(), 0);
    }

    /** Explains the lines of medians and of 99th percentiles. @param p99 whether there are some of these */
    void percentiles(boolean p99) {
        line(SAMPLE, style.line(0), "key.p50");
        if (p99) {
            line(SAMPLE, style.dotted(), "key.p99");
        }
    }

    /** Explains a mark that is only drawn around, about the point (0, 0). */
    void outlined(Shape mark, String words) {
        entries.add(new Entry(mark, style.background(), style.line(0), words));
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

    /** Explains an area around lines. @param shade its colour */
    void band(Paint shade, String words) {
        double high = SAMPLE * style.scale();
        entries.add(new Entry(new Rectangle2D.Double(-high, -high / 2, 2 * high, high), shade, across(SAMPLE), style.line(0), words));
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

    /**
     * Adds a sentence that comes before all others and takes lines of its own where it is long. An empty one adds
     * nothing.
     */
    void note(String sentence) {
        note = sentence;
    }

    /**
     * All that it says, one thing a line, where it has too little room to say all; else empty. After {@link #draw} only.
     */
    String whole() {
        return cut ? Stream.concat(Stream.of(note), entries.stream().map(Entry::words)).filter(words -> !words.isEmpty())
                .collect(Collectors.joining("\n")) : "";
    }

    /**
     * The height that it needs. It is 0 when there is nothing to explain, when the style explains nothing, and in a low chart without a note.
     *
     * @param width its room
     * @param whole the chart's height
     * @param names how many there are at the lines' ends
     */
    double height(FontMetrics font, double width, double whole, int names) {
        if (entries.isEmpty() && note.isEmpty() || !style.explained()) {
            return 0;
        }
        int left = (int) (whole / font.getHeight() - AXIS);
        int least = !note.isEmpty() || left > Math.max(1, names) ? 1 : 0;
        int most = Math.max(least, left / LINES_FOR_ONE);
        return most == 0 ? 0 : Math.max(noted(font, width, most).size(), places(font, width, most).lines()) * font.getHeight();
    }

    /** The places of the entries that have room, behind the note. */
    private KeyPlaces places(FontMetrics font, double width, int lines) {
        List<String> noted = noted(font, width, lines);
        KeyPlaces.Place begin = noted.isEmpty() ? new KeyPlaces.Place(0, 0, 0)
                : new KeyPlaces.Place(0, noted.size() - 1, font.stringWidth(noted.getLast()) + 3 * gap());
        return KeyPlaces.of(begin, 3 * gap(), width, lines, font,
                entries.stream().map(entry -> markWidth(entry) + font.stringWidth(entry.words())).toList());
    }

    /** The lines of the note, the last of which is cut where there may not be more. */
    private List<String> noted(FontMetrics font, double width, int most) {
        List<String> lines = FittedText.lines(note, width, font::stringWidth);
        List<String> shown = new ArrayList<>(lines.subList(0, Math.min(most, lines.size())));
        if (shown.size() < lines.size() && !shown.isEmpty()) {
            shown.set(most - 1, String.join(" ", lines.subList(most - 1, lines.size())));
        }
        shown.replaceAll(line -> FittedText.cut(line, width, font));
        return shown;
    }

    private double gap() {
        return GAP * style.scale();
    }

    private double markWidth(Entry entry) {
        return entry.mark() == null ? 0 : entry.mark().getBounds2D().getWidth() + gap();
    }

    /** Draws it between two places. @param top its upper edge @param height as {@link #height} says */
    void draw(Graphics2D g, double left, double right, double top, double height) {
        FontMetrics font = g.getFontMetrics();
        cut = !entries.isEmpty() || !note.isEmpty();
        if (height < font.getHeight()) {
            return;
        }
        int lines = (int) Math.round(height / font.getHeight());
        List<String> noted = noted(font, right - left, lines);
        g.setColor(style.faint());
        for (int i = 0; i < noted.size(); i++) {
            g.drawString(noted.get(i), (float) left, (float) (top + i * font.getHeight() + font.getAscent()));
        }
        KeyPlaces places = places(font, right - left, lines);
        cut = places.shown().size() < entries.size() || !String.join(" ", noted).equals(note);
        for (KeyPlaces.Place place : places.shown()) {
            Entry entry = entries.get(place.entry());
            double words = left + place.x() + markWidth(entry);
            double upper = top + place.line() * font.getHeight();
            if (entry.mark() != null) {
                draw(g, entry, words - gap() - entry.mark().getBounds2D().getWidth() / 2,
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
            g.draw(entry.line());
        }
        g.translate(-x, -y);
    }
}
