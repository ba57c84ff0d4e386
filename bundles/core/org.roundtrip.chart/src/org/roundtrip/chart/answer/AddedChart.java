// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.answer;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.Added;
import org.roundtrip.analysis.Added.Quantity;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.FittedText;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.columns.AddedTable;

/**
 * Draws what rows add to those below them. A group has a line for a row below, and one for each row over it. Bars of time, packets,
 * bytes and set-up, as far as they were measured, have a pale part, which is that of the row below, and a part in the colour of the row that adds it. Each group has scales of its own.
 * Draws on any Graphics2D. For one thread.
 */
public final class AddedChart {
    private static final Texts TEXTS = Texts.of(AddedChart.class);
    /** Heights in lines of text. */
    private static final double HEAD = 1.5, TITLE = 1.6, LINE = 1.25, FOOT = 0.4, BAR = 0.7;
    private static final double PAD = 8;
    private static final double MOST_NAME = 0.3;
    private static final double PALE = 0.25;
    private final ChartStyle style;
    private final ProviderColours colours;
    private final List<Group> groups;
    private final List<Quantity> quantities;

    /** The rows over one row. */
    private record Group(Result base, List<Added> over) {
        double most(Quantity quantity) {
            return Stream.concat(Stream.of(base), over.stream().map(Added::row)).map(quantity::of)
                    .mapToDouble(value -> value == null ? 0 : value).max().orElse(0);
        }
    }

    /** A column of bars. @param words where the words behind the longest bar begin */
    private record Column(Quantity quantity, double from, double words) {
    }

    /** A chart. @param added at least one */
    public AddedChart(ChartStyle style, ProviderColours colours, List<Added> added) {
        this.style = style;
        this.colours = colours;
        groups = groups(added);
        quantities = Added.measured(added);
    }

    private static List<Group> groups(List<Added> added) {
        Map<Object, List<Added>> byBase = new LinkedHashMap<>();
        added.forEach(each -> byBase.computeIfAbsent(each.base().row(), base -> new ArrayList<>()).add(each));
        return byBase.values().stream().map(over -> new Group(over.getFirst().base(), over)).toList();
    }

    /** Pixels that a chart needs so that each line can be read. @param lineHeight that of a line of text */
    public static double height(List<Added> added, double lineHeight) {
        List<Group> groups = groups(added);
        return lineHeight * (HEAD + FOOT + groups.size() * (TITLE + LINE) + LINE * added.size());
    }

    /** What the chart says, for those who do not see it. */
    public static String words(List<Added> added) {
        return added.stream().map(each -> TEXTS.text("added.line", each.row().variant(), each.base().variant(), each.row().row().called(),
                Added.measured(added).stream().map(quantity -> TEXTS.text("added." + quantity) + " " + AddedTable.difference(each, quantity))
                        .collect(Collectors.joining(", ")))).collect(Collectors.joining("; "));
    }

    /** Draws the chart. */
    public void draw(Graphics2D g, Rectangle2D area) {
        g.setFont(style.font());
        g.setPaint(style.background());
        g.fill(area);
        FontMetrics font = g.getFontMetrics();
        double line = font.getHeight(), y = area.getY() + HEAD * line;
        double names = names(area, font);
        List<Column> columns = columns(area, names, font);
        for (Column column : columns) {
            text(g, TEXTS.text("added." + column.quantity()), column.from(), area.getY(), area.getMaxX() - column.from(), HEAD * line, style.faint());
        }
        for (Group group : groups) {
            text(g, TEXTS.text("added.group", group.base().row().called(), group.base().variant()), area.getX() + pad(), y, area.getWidth() - 2 * pad(),
                    TITLE * line, style.faint());
            y += TITLE * line;
            row(g, group, group.base(), null, columns, area, y, names);
            y += LINE * line;
            for (Added each : group.over()) {
                row(g, group, each.row(), each, columns, area, y, names);
                y += LINE * line;
            }
        }
    }

    /** The room of the names. */
    private double names(Rectangle2D area, FontMetrics font) {
        double widest = groups.stream().flatMap(group -> Stream.concat(Stream.of(group.base()), group.over().stream().map(Added::row)))
                .mapToDouble(row -> font.stringWidth(row.variant())).max().orElse(0);
        return Math.min(MOST_NAME * area.getWidth(), widest);
    }

    /** Columns of equal widths, each with the room that its longest words need. */
    private List<Column> columns(Rectangle2D area, double names, FontMetrics font) {
        List<Column> columns = new ArrayList<>();
        double from = area.getX() + names + 3 * pad();
        double width = (area.getMaxX() - from) / quantities.size();
        for (Quantity quantity : quantities) {
            double words = groups.stream().flatMap(group -> Stream.concat(Stream.of(AddedTable.whole(group.base(), quantity)),
                    group.over().stream().map(each -> AddedTable.difference(each, quantity)))).mapToDouble(font::stringWidth).max().orElse(0);
            columns.add(new Column(quantity, from, Math.max(from + pad(), from + width - 2 * pad() - words)));
            from += width;
        }
        return columns;
    }

    /** @param added null for the row below */
    private void row(Graphics2D g, Group group, Result row, Added added, List<Column> columns, Rectangle2D area, double y, double names) {
        double line = g.getFontMetrics().getHeight(), height = LINE * line;
        text(g, row.variant(), area.getX() + 2 * pad(), y, names, height, style.foreground());
        Color pale = Contrast.mix(style.background(), style.foreground(), PALE), colour = colours.line(row.variant()).in(style);
        for (Column column : columns) {
            Quantity quantity = column.quantity();
            Double value = quantity.of(row), below = quantity.of(group.base());
            double scale = group.most(quantity) > 0 ? (column.words() - column.from()) / group.most(quantity) : 0;
            double end = column.from();
            if (value != null) {
                double base = added == null || below == null ? value : Math.min(value, below);
                end += bar(g, end, base * scale, y, line, pale);
                end += bar(g, end, (value - base) * scale, y, line, colour);
            }
            String words = added == null ? AddedTable.whole(row, quantity) : AddedTable.difference(added, quantity);
            text(g, words, end + pad() / 2, y, area.getMaxX() - end, height, style.foreground());
        }
    }

    /** Draws a bar. @return its width */
    private static double bar(Graphics2D g, double x, double width, double y, double line, Color colour) {
        g.setPaint(colour);
        g.fill(new Rectangle2D.Double(x, y + (LINE - BAR) / 2 * line, width, BAR * line));
        return width;
    }

    private double pad() {
        return PAD * style.scale();
    }

    private static void text(Graphics2D g, String text, double x, double y, double room, double height, Color ink) {
        FontMetrics font = g.getFontMetrics();
        g.setPaint(ink);
        g.drawString(FittedText.cut(text, room, font), (float) x, (float) (y + height / 2 + (font.getAscent() - font.getDescent()) / 2.0));
    }
}
