// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.interop;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.PairCell;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.FittedText;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.interop.InteropTable;

/**
 * A heat map of clients and servers: a row for each client, a column for each server. Of one operation a cell has the median, in a stronger blue
 * where it is slower; of all operations it has how many of them work. What was refused is hatched, what failed is framed and said
 * in a word. Draws on any Graphics2D. For one thread.
 */
public final class InteropChart {
    private static final Texts TEXTS = Texts.of(InteropChart.class);
    private static final Color BLUE = new Color(0x0072B2), VERMILLION = new Color(0xD55E00);
    private static final double PALE = 0.12, STRONG = 0.85;
    /** The strongest blue stands for at least this many times the fastest pair, so that small differences look small. */
    private static final double LEAST_SPAN = 3;
    private static final double MOST_LEFT = 0.3;
    private static final double HATCH = 7;
    private static final double GAP = 2;
    private static final int PAD = 8;
    private final ChartStyle style;
    private final Interop interop;
    private final Optional<String> operation;
    private final double least;
    private final double most;

    /** A chart of one operation, or of all together. */
    public InteropChart(ChartStyle style, Interop interop, Optional<String> operation) {
        this.style = style;
        this.interop = interop;
        this.operation = operation;
        List<Double> medians = interop.cells().stream().filter(cell -> operation.filter(cell.operation()::equals).isPresent())
                .map(PairCell::p50Nanos).filter(Objects::nonNull).toList();
        least = medians.stream().mapToDouble(Double::doubleValue).min().orElse(1);
        most = Math.max(LEAST_SPAN * least, medians.stream().mapToDouble(Double::doubleValue).max().orElse(1));
    }

    /** Pixels that the chart needs so that each row can be read. */
    public static int height(Interop interop) {
        return 50 + 34 * interop.sides().size();
    }

    /** Draws the chart. @return where the cells are: as many columns and rows as there are sides, all of one size */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        return draw(g, area, 0, interop.sides().size());
    }

    /** Draws a part of the columns. @param from the left edge of column n is n @param to another */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area, double from, double to) {
        g.setFont(style.font());
        FontMetrics font = g.getFontMetrics();
        double left = Math.min(area.getWidth() * MOST_LEFT, 2 * PAD + Math.max(widest(font::stringWidth), 1.1 * font.stringWidth(clients())));
        double above = 2.6 * font.getHeight();
        Rectangle2D inner = new Rectangle2D.Double(area.getX() + left, area.getY() + above,
                Math.max(1, area.getWidth() - left - PAD), Math.max(1, area.getHeight() - above - PAD));
        g.setPaint(style.background());
        g.fill(area);
        double width = inner.getWidth() / (to - from);
        double height = inner.getHeight() / interop.sides().size();
        heads(g, font, area, inner);
        for (int row = 0; row < interop.sides().size(); row++) {
            String client = interop.sides().get(row);
            text(g, client, new Rectangle2D.Double(area.getX() + PAD, inner.getY() + row * height, left - 2 * PAD, height), style.foreground(), 1);
            for (int column = (int) from; column < Math.min(to, interop.sides().size()); column++) {
                cell(g, client, interop.sides().get(column), new Rectangle2D.Double(inner.getX() + (column - from) * width + GAP / 2,
                        inner.getY() + row * height + GAP / 2, width - GAP, height - GAP).createIntersection(inner));
            }
        }
        for (int column = (int) from; column < Math.min(to, interop.sides().size()); column++) {
            text(g, interop.sides().get(column), new Rectangle2D.Double(inner.getX() + (column - from) * width,
                    inner.getY() - 1.3 * font.getHeight(), width, 1.2 * font.getHeight()), style.foreground(), 0.5);
        }
        return inner;
    }

    private double widest(ToIntFunction<String> width) {
        return interop.sides().stream().mapToInt(width).max().orElse(0);
    }

    private static String clients() {
        return TEXTS.text("clients") + " \u2193";
    }

    private void heads(Graphics2D g, FontMetrics font, Rectangle2D area, Rectangle2D inner) {
        g.setFont(style.font().deriveFont(Font.ITALIC));
        text(g, TEXTS.text("servers") + " \u2192", new Rectangle2D.Double(inner.getX(), area.getY(), inner.getWidth(), 1.2 * font.getHeight()),
                style.faint(), 0.5);
        text(g, clients(), new Rectangle2D.Double(area.getX() + PAD, inner.getY() - 1.3 * font.getHeight(),
                inner.getX() - area.getX() - 2 * PAD, 1.2 * font.getHeight()), style.faint(), 1);
        g.setFont(style.font());
    }

    private void cell(Graphics2D g, String client, String server, Rectangle2D box) {
        List<PairCell> cells = interop.of(client, server);
        if (cells.isEmpty()) {
            return;
        }
        Optional<PairCell> one = operation.flatMap(name -> interop.of(client, server, name));
        boolean failed = one.map(cell -> cell.state() == PairCell.State.FAILED)
                .orElse(cells.stream().anyMatch(cell -> cell.state() == PairCell.State.FAILED));
        Color fill = one.map(this::colour).orElseGet(() -> share(cells));
        g.setPaint(fill);
        g.fill(box);
        if (one.filter(cell -> cell.state() == PairCell.State.REFUSED).isPresent()) {
            hatch(g, box);
        }
        if (failed) {
            g.setPaint(VERMILLION);
            g.setStroke(style.line(0));
            g.draw(new Rectangle2D.Double(box.getX() + 1, box.getY() + 1, box.getWidth() - 2, box.getHeight() - 2));
        }
        text(g, one.map(InteropChart::word).orElseGet(() -> InteropTable.works(cells)), box, Contrast.inkOn(fill), 0.5);
    }

    /** The colour of a cell of one operation. */
    private Color colour(PairCell cell) {
        return cell.p50Nanos() == null ? Contrast.mix(style.background(), style.foreground(), 0.07)
                : blue(Math.log(cell.p50Nanos() / least) / Math.log(most / least));
    }

    /** The colour of the cells of all operations: paler where fewer work. */
    private Color share(List<PairCell> cells) {
        double works = cells.stream().filter(PairCell::works).count();
        return works == 0 ? Contrast.mix(style.background(), style.foreground(), 0.07) : blue(works / cells.size() - 0.5);
    }

    private Color blue(double part) {
        return Contrast.mix(style.background(), BLUE, PALE + (STRONG - PALE) * Math.clamp(part, 0, 1));
    }

    private static String word(PairCell cell) {
        return switch (cell.state()) {
            case OPEN -> TEXTS.text("open");
            case REFUSED -> TEXTS.text("refused");
            case FAILED -> TEXTS.text("failed");
            case WORKS -> cell.p50Nanos() == null ? TEXTS.text("open") : Numbers.nanos(cell.p50Nanos());
        };
    }

    private void hatch(Graphics2D g, Rectangle2D box) {
        Shape before = g.getClip();
        g.clip(box);
        g.setPaint(style.grid());
        g.setStroke(style.hairline());
        for (double x = box.getX() - box.getHeight(); x < box.getMaxX(); x += HATCH * style.scale()) {
            g.draw(new Line2D.Double(x, box.getMaxY(), x + box.getHeight(), box.getY()));
        }
        g.setClip(before);
    }

    /** Writes a text into a box. @param place 0 at its left edge, 1 at its right */
    private static void text(Graphics2D g, String text, Rectangle2D box, Color ink, double place) {
        FontMetrics font = g.getFontMetrics();
        String fitted = FittedText.cut(text, box.getWidth(), font);
        g.setPaint(ink);
        g.drawString(fitted, (float) (box.getX() + place * (box.getWidth() - font.stringWidth(fitted))),
                (float) (box.getCenterY() + (font.getAscent() - font.getDescent()) / 2.0));
    }

    /** What a cell says in full, for a tool tip and for screen readers. */
    public static String words(Interop interop, String client, String server, Optional<String> operation) {
        List<PairCell> cells = interop.of(client, server);
        String came = cells.isEmpty() ? TEXTS.text("at.none") : operation.flatMap(name -> interop.of(client, server, name))
                .map(InteropChart::sentence).orElseGet(() -> TEXTS.text("at.all", cells.stream().filter(PairCell::works).count(), cells.size()));
        return TEXTS.text("at", client, server, came);
    }

    private static String sentence(PairCell cell) {
        return switch (cell.state()) {
            case OPEN -> TEXTS.text("at.open");
            case REFUSED, FAILED -> cell.error();
            case WORKS -> cell.p50Nanos() == null ? TEXTS.text("at.worksFew") : TEXTS.text("at.works", Numbers.nanos(cell.p50Nanos()));
        };
    }
}
