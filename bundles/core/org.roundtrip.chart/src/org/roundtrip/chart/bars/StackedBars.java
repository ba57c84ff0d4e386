// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.FittedText;
import org.roundtrip.chart.LabelRoom;
import org.roundtrip.chart.Scale;
import org.roundtrip.chart.bars.StackedBar.Group;

/**
 * A chart of bars that consist of parts, on one scale: either lengths or shares of each bar. The legend is above, the label
 * before and the sum behind each bar, or both above it in a narrow drawing; names are written in parts where they fit. Draws on
 * any Graphics2D: a screen's image, a file, SVG. For one thread.
 *
 * @param <K> what a part stands for
 */
public final class StackedBars<K> {
    private static final double BAR = 1.7;
    private static final double LEAST_BAR = 1.25;
    private static final double BETWEEN = 0.55;
    /** Heights of a title of one line, and of each other line of it. */
    private static final double TITLE = 1.9, LINE = 1.3;
    private static final double PIXELS_PER_TICK = 6.5;
    /** By how much of a bar's height a line over it is longer at each end. */
    private static final double OVER = 0.12;
    private final ChartStyle style;
    private final BarLook<K> look;
    private final List<Group<K>> groups;
    private final boolean shares;
    private final double most;

    /**
     * A part of a bar as it was drawn.
     *
     * @param bar  whose part
     * @param part which
     * @param box  where it is
     */
    public record Segment<K>(StackedBar<K> bar, K part, Rectangle2D box) {
    }

    /**
     * The places of the bars in a drawing.
     *
     * @param inner    where the bars are, without labels and axis
     * @param segments all parts that have a length
     */
    public record Drawn<K>(Rectangle2D inner, List<Segment<K>> segments) {
        /** The part at a place. */
        public Optional<Segment<K>> at(double x, double y) {
            return segments.stream().filter(each -> each.box().contains(x, y)).findFirst();
        }
    }

    /**
     * Bars.
     *
     * @param shares whether to compare shares instead of lengths: the wholes of all bars are equally long, and parts that add up
     *               to more go beyond a line at the end of the whole
     */
    public StackedBars(ChartStyle style, BarLook<K> look, List<Group<K>> groups, boolean shares) {
        this.style = style;
        this.look = look;
        this.groups = List.copyOf(groups);
        this.shares = shares;
        double longest = bars().stream().mapToDouble(bar -> drawn(bar, bar.length())).max().orElse(1);
        most = shares ? Math.max(1, longest) : longest;
    }

    /** How long a part of a bar is drawn. */
    private double drawn(StackedBar<K> bar, double length) {
        return !shares ? length : bar.whole() > 0 ? length / bar.whole() : 0;
    }

    /** Returns the end of the axis: the length of the longest bar; for shares at least 1, which is the whole of each bar. */
    public double most() {
        return most > 0 ? most : 1;
    }

    /** The height in which all bars are easy to read. */
    public double height(double width) {
        double em = style.font().getSize2D();
        return legendLines(width) * legendLine() + titleHeights(width)
                + bars().size() * ((BAR + BETWEEN) * em + BarLabels.of(style, bars(), width, BarLegend.widths(style)).line())
                + axisHeight() + em;
    }

    /** The height below which bars would be drawn over each other. */
    public double leastHeight(double width) {
        return height(width) - bars().size() * (BAR - LEAST_BAR + BETWEEN / 2) * style.font().getSize2D();
    }

    /** Draws all of the axis. */
    public Drawn<K> draw(Graphics2D g, Rectangle2D area) {
        return draw(g, area, 0, most());
    }

    /** Draws the part of the axis between two values. */
    public Drawn<K> draw(Graphics2D g, Rectangle2D area, double from, double to) {
        g.setColor(style.background());
        g.fill(area);
        g.setFont(style.font());
        FontMetrics font = g.getFontMetrics();
        double em = style.font().getSize2D();
        double gap = em / 2;
        BarLabels labels = BarLabels.of(style, bars(), area.getWidth(), font::stringWidth);
        double left = area.getMinX() + labels.before();
        double right = area.getMaxX() - labels.behind();
        double legendBottom = area.getMinY() + gap + new BarLegend<>(style, look, present())
                .draw(g, area.getMinX() + gap, area.getMinY() + gap, area.getWidth() - 2 * gap);
        double bottom = area.getMaxY() - axisHeight();
        Rectangle2D inner = new Rectangle2D.Double(left, legendBottom, Math.max(1, right - left),
                Math.max(1, bottom - legendBottom));
        Scale scale = Scale.linear(from, to, inner.getMinX(), inner.getMaxX());
        if (!shares) {
            drawAxis(g, inner, scale, font);
        }
        return new Drawn<>(inner, drawGroups(g, area, inner, scale, labels));
    }

    private List<Segment<K>> drawGroups(Graphics2D g, Rectangle2D area, Rectangle2D inner, Scale scale,
            BarLabels labels) {
        FontMetrics font = g.getFontMetrics();
        double em = style.font().getSize2D();
        int bars = Math.max(1, bars().size());
        double row = Math.min((BAR + BETWEEN) * em, (inner.getHeight() - titleHeights(area.getWidth())) / bars - labels.line());
        double bar = row * BAR / (BAR + BETWEEN);
        double y = inner.getMinY();
        List<Segment<K>> segments = new ArrayList<>();
        for (Group<K> group : groups) {
            if (!group.title().isEmpty()) {
                g.setColor(style.faint());
                double above = y + (TITLE - LINE) * em;
                for (String line : titleLines(group, area.getWidth())) {
                    above += LINE * em;
                    g.drawString(FittedText.cut(line, area.getWidth() - em, font), (float) (area.getMinX() + em / 2),
                            (float) (above - em * 0.4));
                }
                y += titleHeight(group, area.getWidth());
            }
            for (StackedBar<K> each : group.bars()) {
                y += labels.line();
                Rectangle2D place = new Rectangle2D.Double(inner.getMinX(), y + (row - bar) / 2, inner.getWidth(), bar);
                labels.draw(g, each, area, place, scale.within(drawn(each, each.length())), font);
                segments.addAll(drawBar(g, each, place, scale, font));
                y += row;
            }
        }
        return segments;
    }

    private List<Segment<K>> drawBar(Graphics2D g, StackedBar<K> bar, Rectangle2D place, Scale scale,
            FontMetrics font) {
        List<Segment<K>> segments = new ArrayList<>();
        double before = 0;
        for (K part : look.words().parts()) {
            double length = drawn(bar, bar.of(part));
            if (length > 0) {
                double x = scale.within(before);
                double width = scale.within(before + length) - x;
                before += length;
                if (width > 0) {
                    Rectangle2D box = new Rectangle2D.Double(x, place.getMinY(), width, place.getHeight());
                    look.fill(g, box, part);
                    drawWords(g, bar, part, box, font);
                    segments.add(new Segment<>(bar, part, box));
                }
            }
        }
        drawSeams(g, segments);
        drawWhole(g, scale.within(before), scale.within(drawn(bar, bar.whole())), place);
        return segments;
    }

    /** A line where the whole ends that the parts go beyond, if that can be seen. */
    private void drawWhole(Graphics2D g, double parts, double whole, Rectangle2D place) {
        if (parts - whole > style.scale()) {
            double over = place.getHeight() * OVER;
            g.setColor(style.foreground());
            g.setStroke(style.hairline());
            g.draw(new Line2D.Double(whole, place.getMinY() - over, whole, place.getMaxY() + over));
        }
    }

    /** Thin lines of the background between the parts. */
    private void drawSeams(Graphics2D g, List<Segment<K>> segments) {
        g.setColor(style.background());
        g.setStroke(style.hairline());
        for (Segment<K> each : segments.subList(Math.min(1, segments.size()), segments.size())) {
            Rectangle2D box = each.box();
            if (box.getWidth() > 3 * style.scale()) {
                g.draw(new Line2D.Double(box.getMinX(), box.getMinY(), box.getMinX(), box.getMaxY()));
            }
        }
    }

    private void drawWords(Graphics2D g, StackedBar<K> bar, K part, Rectangle2D box, FontMetrics font) {
        String value = look.words().value(bar.of(part));
        String share = bar.share(part);
        double room = box.getWidth() - style.font().getSize2D() * 0.6;
        String label = look.words().label(part) + " ";
        List<String> words = List.of(label + value + ", " + share, label + (shares ? share : value), shares ? share : value);
        words.stream().filter(each -> font.stringWidth(each) <= room).findFirst().ifPresent(each -> {
            g.setColor(look.ink(part));
            g.drawString(each, (float) (box.getCenterX() - font.stringWidth(each) / 2.0), BarLabels.baseline(box, font));
        });
    }

    private void drawAxis(Graphics2D g, Rectangle2D inner, Scale scale, FontMetrics font) {
        g.setStroke(style.hairline());
        LabelRoom room = new LabelRoom(style.font().getSize2D() / 2);
        double apart = PIXELS_PER_TICK * style.font().getSize2D();
        // One round value alone gives an axis no unit.
        List<Double> ticks = scale.ticks(apart).size() > 1 ? scale.ticks(apart) : scale.ticks(apart / 2);
        for (double tick : ticks) {
            double x = scale.place(tick);
            g.setColor(style.grid());
            g.draw(new Line2D.Double(x, inner.getMinY(), x, inner.getMaxY()));
            String label = look.tick(tick);
            double half = font.stringWidth(label) / 2.0;
            if (room.take(x - half, x + half)) {
                g.setColor(style.faint());
                g.drawString(label, (float) (x - half),
                        (float) (inner.getMaxY() + font.getAscent() + style.font().getSize2D() * 0.25));
            }
        }
    }

    private List<StackedBar<K>> bars() {
        return groups.stream().flatMap(group -> group.bars().stream()).toList();
    }

    private List<K> present() {
        return look.words().parts().stream().filter(part -> bars().stream().anyMatch(bar -> bar.of(part) > 0)).toList();
    }

    /** Only lengths have an axis; shares are written in the bars. */
    private double axisHeight() {
        return (shares ? 0.4 : 1.7) * style.font().getSize2D();
    }

    private double titleHeights(double width) {
        return groups.stream().mapToDouble(group -> titleHeight(group, width)).sum();
    }

    private double titleHeight(Group<K> group, double width) {
        int lines = titleLines(group, width).size();
        return lines == 0 ? 0 : (TITLE + (lines - 1) * LINE) * style.font().getSize2D();
    }

    private List<String> titleLines(Group<K> group, double width) {
        return FittedText.lines(group.title(), width - style.font().getSize2D(), BarLegend.widths(style));
    }

    private double legendLine() {
        return BarLegend.LINE * style.font().getSize2D();
    }

    private int legendLines(double width) {
        return new BarLegend<>(style, look, present()).lines(width - style.font().getSize2D());
    }
}
