// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.answer;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.FittedText;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.Scale;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * Draws a line for each provider of each operation. It has a dot for the median with its interval, on a logarithmic axis of time that all
 * operations share. Then come median and ratio in words, and bytes and packets as bars. The reference is a dashed line. A dot that is not filled stands
 * for a time that is no more than a bound, or that others disturbed; its word says which. Of several runs the rows of a provider stand right below
 * each other; each run has a number and a mark of its own form. For a class room its figures are large, and bytes and packets are left out.
 * Draws on any Graphics2D. For one thread.
 */
public final class AnswerChart {
    private static final Texts TEXTS = Texts.of(AnswerChart.class);
    /** Heights in lines of text. */
    private static final double HEAD = 1.7, TITLE = 1.3, LINE = 1.2, FOOT = 0.3;
    /** That of a line of several runs, and the room between two providers then. */
    private static final double CLOSE = 1.05, APART = 0.35;
    private static final double PAD = 8;
    private static final double MOST_NAME = 0.2, MOST_WORDS = 0.26, BARS = 0.26, BYTES = 0.68;
    /** How large the figures for a class room are beside other texts, and their share of the width at most. */
    private static final double LARGE = 1.8, MOST_LARGE_WORDS = 0.45;
    /** Room beside the outermost dots, as a factor. */
    private static final double MARGIN = 1.25;
    private static final double TICKS_APART = 60;
    private final ChartStyle style;
    private final ProviderColours colours;
    private final Answer answer;
    private final boolean large;

    /**
     * Where a line was drawn.
     *
     * @param box from the left edge to the right one
     */
    public record Place(Answer.Line line, Rectangle2D box) {
    }

    /**
     * The columns of the chart, from left to right.
     *
     * @param number where the numbers of several runs begin
     * @param words  where medians begin
     * @param factor where ratios and states begin
     */
    private record Columns(double name, double number, Scale time, double words, double factor, BarColumn bytes, BarColumn packets) {
    }

    /**
     * A column of bars.
     *
     * @param room pixels of the longest bar
     * @param most what the longest bar stands for
     */
    private record BarColumn(Bar bar, double from, double to, double room, double most) {
    }

    /** A figure that is shown as a bar. */
    private enum Bar {
        BYTES(Result::wireBytesPerCall, Answer.Line::bytes), PACKETS(Result::packetsPerCall, Answer.Line::packets);

        private final Function<Result, Double> figure;
        private final Function<Answer.Line, String> text;

        Bar(Function<Result, Double> figure, Function<Answer.Line, String> text) {
            this.figure = figure;
            this.text = text;
        }
    }

    /** A chart. @param colours of the run's providers */
    public AnswerChart(ChartStyle style, ProviderColours colours, Answer answer) {
        this(style, colours, answer, false);
    }

    /** A chart. @param large whether its figures are to be read from the last row of a class room */
    public AnswerChart(ChartStyle style, ProviderColours colours, Answer answer, boolean large) {
        this.style = style;
        this.colours = colours;
        this.answer = answer;
        this.large = large;
    }

    /** Pixels that a chart needs so that each line can be read. @param lineHeight that of a line of text */
    public static double height(Answer answer, double lineHeight) {
        return height(answer, lineHeight, false);
    }

    /** The same. @param large whether its figures are large */
    public static double height(Answer answer, double lineHeight, boolean large) {
        return lineHeight * (HEAD + FOOT + answer.groups().stream().mapToDouble(group -> TITLE + lines(answer, group, large)).sum());
    }

    /** The height of a group without its title, in lines of text. */
    private static double lines(Answer answer, Answer.Group group, boolean large) {
        double apart = answer.runs() == 1 ? 0 : APART * group.lines().stream().map(line -> line.row().variant()).distinct().count();
        return line(answer, large) * group.lines().size() + apart;
    }

    /** The height of a line, in lines of text. */
    private static double line(Answer answer, boolean large) {
        return (answer.runs() == 1 ? LINE : CLOSE) * (large ? LARGE : 1);
    }

    /** Draws the chart. @return where the lines are, from top to bottom */
    public List<Place> draw(Graphics2D g, Rectangle2D area) {
        g.setFont(style.font());
        g.setPaint(style.background());
        g.fill(area);
        FontMetrics font = g.getFontMetrics();
        double line = font.getHeight();
        Columns columns = columns(area, font, g.getFontMetrics(figures()));
        double top = area.getY() + line * HEAD;
        heads(g, area, columns, line);
        List<Place> places = new ArrayList<>();
        double y = top;
        for (Answer.Group group : answer.groups()) {
            double below = y + line * (TITLE + lines(answer, group, large));
            grid(g, columns, y + line * TITLE, below);
            reference(g, group, columns, y + line * TITLE, below);
            title(g, group, area, y, line);
            y += line * TITLE;
            String before = "";
            for (Answer.Line each : group.lines()) {
                boolean first = answer.runs() == 1 || !before.equals(each.row().variant());
                y += first && !before.isEmpty() && answer.runs() > 1 ? APART * line : 0;
                Rectangle2D box = new Rectangle2D.Double(area.getX(), y, area.getWidth(), line(answer, large) * line);
                line(g, each, box, columns, first);
                places.add(new Place(each, box));
                y += box.getHeight();
                before = each.row().variant();
            }
            y = below;
        }
        return places;
    }

    private double pad() {
        return PAD * style.scale();
    }

    /** The font of medians, ratios and states. */
    private Font figures() {
        return large ? style.font().deriveFont(Font.BOLD, (float) (LARGE * style.font().getSize2D())) : style.font();
    }

    /** @param figures the font of medians, ratios and states */
    private Columns columns(Rectangle2D area, FontMetrics font, FontMetrics figures) {
        double names = Math.min(MOST_NAME * area.getWidth(), widest(font, line -> line.row().variant()));
        double medians = widest(figures, Answer.Line::time), gap = figures.charWidth('m');
        double words = Math.min((large ? MOST_LARGE_WORDS : MOST_WORDS) * area.getWidth(), medians + gap + widest(figures, Answer.Line::verdict));
        double bars = large ? 0 : BARS * area.getWidth(), end = area.getMaxX() - pad(), bytes = end - bars, packets = bytes + BYTES * bars;
        double name = area.getX() + pad(), from = bytes - words - 2 * pad(), number = name + names + pad();
        double numbers = answer.runs() == 1 ? 0 : font.stringWidth(Answer.mark(answer.runs())) + pad();
        return new Columns(name, number, time(number + numbers, from - 2 * pad()), from, from + medians + gap, column(font, Bar.BYTES, bytes, packets - pad()),
                column(font, Bar.PACKETS, packets, end));
    }

    private BarColumn column(FontMetrics font, Bar bar, double from, double to) {
        double most = answer.lines().stream().map(line -> bar.figure.apply(line.row())).filter(Objects::nonNull).mapToDouble(Double::doubleValue).max().orElse(0);
        return new BarColumn(bar, from, to, Math.max(0, to - from - pad() / 2 - widest(font, bar.text)), most);
    }

    private double widest(FontMetrics font, Function<Answer.Line, String> text) {
        return answer.lines().stream().mapToInt(line -> font.stringWidth(text.apply(line))).max().orElse(0);
    }

    private Scale time(double from, double to) {
        DoubleSummaryStatistics ends = answer.lines().stream().flatMap(line -> Stream.concat(line.median().stream(),
                line.interval().stream().flatMap(interval -> Stream.of(interval.low(), interval.high())))).mapToDouble(Double::doubleValue).summaryStatistics();
        return ends.getCount() == 0 ? new Scale(1, 10, true, from, to)
                : new Scale(Math.max(1, ends.getMin()) / MARGIN, Math.max(1, ends.getMax()) * MARGIN, true, from, to);
    }

    private void heads(Graphics2D g, Rectangle2D area, Columns columns, double line) {
        Rectangle2D box = new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), HEAD * line);
        text(g, TEXTS.text(answer.runs() == 1 ? "head.time" : "head.times"), box, columns.words, columns.bytes.from - pad(), style.faint(), 0);
        if (!large) {
            text(g, TEXTS.text("head.bytes"), box, columns.bytes.from, columns.bytes.to, style.faint(), 0);
            text(g, TEXTS.text("head.packets"), box, columns.packets.from, columns.packets.to, style.faint(), 0);
        }
        double end = Double.NEGATIVE_INFINITY;
        for (double tick : columns.time.ticks(TICKS_APART * style.scale())) {
            double x = columns.time.place(tick), half = g.getFontMetrics().stringWidth(Numbers.nanos(tick)) / 2.0 + 1;
            // Where there is too little room, a grid line has no number.
            if (x - half > end && x + half < columns.words - pad()) {
                text(g, Numbers.nanos(tick), box, x - half, x + half, style.faint(), 0.5);
                end = x + half + pad();
            }
        }
    }

    private void grid(Graphics2D g, Columns columns, double top, double bottom) {
        g.setPaint(style.grid());
        g.setStroke(style.hairline());
        columns.time.ticks(TICKS_APART * style.scale()).stream().map(columns.time::place).forEach(x -> g.draw(new Line2D.Double(x, top, x, bottom)));
    }

    private void reference(Graphics2D g, Answer.Group group, Columns columns, double top, double bottom) {
        group.reference().map(columns.time::within).ifPresent(x -> {
            float dash = (float) (4 * style.scale());
            g.setPaint(style.faint());
            g.setStroke(new BasicStroke((float) style.scale(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {dash, dash}, 0));
            g.draw(new Line2D.Double(x, top, x, bottom));
        });
    }

    private void title(Graphics2D g, Answer.Group group, Rectangle2D area, double y, double line) {
        g.setFont(style.font().deriveFont(Font.BOLD));
        text(g, group.name(), new Rectangle2D.Double(area.getX(), y, area.getWidth(), TITLE * line), area.getX() + pad(), area.getMaxX() - pad(), style.foreground(), 0);
        g.setFont(style.font());
    }

    /** @param named whether it has the provider's name */
    private void line(Graphics2D g, Answer.Line line, Rectangle2D box, Columns columns, boolean named) {
        Result row = line.row();
        Color colour = colours.line(row.variant()).in(style);
        Color ink = row.is(RowState.STEADY) ? style.foreground() : style.faint();
        if (named) {
            text(g, row.variant(), box, columns.name, columns.number - pad(), colours.line(row.variant()).text(style), 0);
        }
        if (answer.runs() > 1) {
            text(g, Answer.mark(line.run()), box, columns.number, columns.time.begin() - pad(), style.faint(), 1);
        }
        line.median().ifPresent(median -> dot(g, line, columns.time.within(median), box.getCenterY(), columns, colour));
        g.setFont(figures());
        text(g, line.time(), box, columns.words, columns.factor - g.getFontMetrics().charWidth('m'), ink, 1);
        text(g, line.verdict(), box, columns.factor, columns.bytes.from - pad(), ink, 0);
        g.setFont(style.font());
        if (!large) {
            bar(g, line, box, columns.bytes, colour);
            bar(g, line, box, columns.packets, colour);
        }
    }

    private void dot(Graphics2D g, Answer.Line line, double x, double y, Columns columns, Color colour) {
        double radius = 4.5 * style.scale();
        g.setPaint(colour);
        g.setStroke(whisker());
        Optional<MedianInterval> interval = line.interval();
        interval.ifPresent(each -> g.draw(new Line2D.Double(columns.time.within(each.low()), y, columns.time.within(each.high()), y)));
        Shape dot = RunMark.shape(line.run(), x, y, radius);
        g.setPaint(line.row().is(RowState.STEADY) || line.row().is(RowState.SCATTERED) ? colour : style.background());
        g.fill(dot);
        g.setPaint(colour);
        g.draw(dot);
    }

    private Stroke whisker() {
        return new BasicStroke((float) (2 * style.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** A bar from the left, in proportion to the largest of all lines, with its number behind it. */
    private void bar(Graphics2D g, Answer.Line line, Rectangle2D box, BarColumn column, Color colour) {
        Double value = column.bar.figure.apply(line.row());
        double length = value == null || column.most <= 0 ? 0 : Math.max(1, value / column.most * column.room);
        g.setPaint(Contrast.mix(style.background(), colour, 0.55));
        g.fill(new Rectangle2D.Double(column.from, box.getY() + 0.22 * box.getHeight(), length, 0.56 * box.getHeight()));
        text(g, column.bar.text.apply(line), box, column.from + length + pad() / 2, column.to + pad(), style.foreground(), 0);
    }

    /** Writes a text between two places. @param place 0 at the left one, 1 at the right one */
    private static void text(Graphics2D g, String text, Rectangle2D box, double from, double to, Color ink, double place) {
        FontMetrics font = g.getFontMetrics();
        String fitted = FittedText.cut(text, to - from, font);
        g.setPaint(ink);
        g.drawString(fitted, (float) (from + place * (to - from - font.stringWidth(fitted))),
                (float) (box.getCenterY() + (font.getAscent() - font.getDescent()) / 2.0));
    }
}
