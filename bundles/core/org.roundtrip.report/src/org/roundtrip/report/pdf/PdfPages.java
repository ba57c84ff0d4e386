// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.sheet.Cells;
import org.roundtrip.report.sheet.Chart;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;

/**
 * Pages of A4. What has to stand together does: a heading with what follows it, a chart, a row of a table. Headings are bookmarks, heads of
 * tables are repeated, and pages have numbers. For one thread.
 */
public final class PdfPages implements Sheet, Closeable {
    private static final Texts TEXTS = Texts.of(PdfPages.class);
    /** Of charts, which have their own pixels. */
    private static final float CHART_WIDTH = 800;
    private static final float BULLET = 9;
    /** Sizes of letters in tables. */
    private static final float TABLE = 8.5f, FACTS = 7.5f;
    /** Room above and below the text of a row. */
    private static final float ROW = 2;
    /** Lines of a row that stay together. */
    private static final int MOST_LINES = 40;
    private static final TextStyle FOOT = TextStyle.cell(7.5f, TextStyle.FAINT);
    private final PDDocument document = new PDDocument();
    private final Instant written;
    private final String foot;
    private final Typeface face;
    private final List<Paper> papers = new ArrayList<>();
    private final PDDocumentOutline bookmarks = new PDDocumentOutline();
    /** What waits for what follows it. */
    private final List<Block> held = new ArrayList<>();
    /** Distance of what comes next from the upper edge, in points. */
    private float y;

    /** A text in its lines. */
    private record Block(Look look, List<String> lines, TextStyle style) {
        float height() {
            return style.before() + lines.size() * style.line() + style.after();
        }
    }

    /**
     * Begins a document.
     *
     * @param title   of the document
     * @param foot    what stands below each page
     * @param written the moment that the document gives for its making
     * @throws IOException when Java cannot draw text on this machine
     */
    public PdfPages(String title, String foot, Instant written) throws IOException {
        this.foot = foot;
        this.written = written;
        try {
            face = Typeface.in(document);
        } catch (IOException e) {
            document.close();
            throw e;
        }
        PDDocumentInformation information = document.getDocumentInformation();
        information.setTitle(title);
        information.setCreator("Roundtrip");
        information.setCreationDate(GregorianCalendar.from(written.atZone(ZoneOffset.UTC)));
        document.getDocumentCatalog().setLanguage(TEXTS.text("language"));
        document.getDocumentCatalog().setDocumentOutline(bookmarks);
        turn();
    }

    private void turn() {
        papers.add(new Paper(document, face));
        y = Paper.TOP;
    }

    private Graphics2D graphics() {
        return papers.getLast().graphics();
    }

    /** Goes to the next page where the rest of this one has no room. What was held is written first. */
    private void need(float height) {
        float together = height + (float) held.stream().mapToDouble(Block::height).sum();
        if (y + together > Paper.BOTTOM && y > Paper.TOP) {
            turn();
        }
        List<Block> before = List.copyOf(held);
        held.clear();
        before.forEach(this::write);
    }

    @Override
    public PdfPages text(Look look, String text) {
        TextStyle style = TextStyle.of(look);
        List<String> lines = text.lines().flatMap(line -> Lines.of(line, Paper.WIDTH - 2 * inset(look), words -> width(words, style)).stream()).toList();
        Block block = new Block(look, lines, style);
        boolean waits = look == Look.HEADING || look == Look.LESSER || look == Look.QUIET && !held.isEmpty();
        if (waits) {
            held.add(block);
        } else {
            need(Math.min(block.height(), 3 * style.line()));
            write(block);
        }
        return this;
    }

    private void write(Block block) {
        TextStyle style = block.style();
        if (block.look() == Look.HEADING) {
            papers.getLast().bookmark(bookmarks, String.join(" ", block.lines()), y);
        }
        y += y > Paper.TOP ? style.before() : 0;
        for (String line : block.lines()) {
            if (y + style.line() > Paper.BOTTOM) {
                turn();
            }
            behind(block.look(), style);
            line(line, Paper.LEFT + inset(block.look()), style);
            y += style.line();
        }
        y += style.after();
    }

    /** Marks a line that is more than text. */
    private void behind(Look look, TextStyle style) {
        if (look == Look.NOTICE) {
            graphics().setPaint(TextStyle.WARNING);
            graphics().fill(new Rectangle2D.Float(Paper.LEFT, y, Paper.WIDTH, style.line()));
        } else if (look == Look.FINDING) {
            graphics().setPaint(TextStyle.ACCENT);
            graphics().fill(new Rectangle2D.Float(Paper.LEFT, y, 2, style.line()));
        }
    }

    private static float inset(Look look) {
        return look == Look.NOTICE || look == Look.FINDING ? BULLET : 0;
    }

    private void line(String text, double x, TextStyle style) {
        graphics().setFont(face.of(style.style(), style.size()));
        graphics().setPaint(style.ink());
        graphics().drawString(text, (float) x, y + style.baseline());
    }

    private double width(String text, TextStyle style) {
        return Piece.width(text, face.of(style.style(), style.size()), face);
    }

    @Override
    public PdfPages list(List<String> sentences) {
        TextStyle style = TextStyle.of(Look.PLAIN);
        for (String sentence : sentences) {
            List<String> lines = Lines.of(sentence, Paper.WIDTH - BULLET, text -> width(text, style));
            need(style.line());
            for (int i = 0; i < lines.size(); i++) {
                need(style.line());
                if (i == 0) {
                    line("\u2022", Paper.LEFT, style);
                }
                line(lines.get(i), Paper.LEFT + BULLET, style);
                y += style.line();
            }
            y += style.after();
        }
        return this;
    }

    @Override
    public PdfPages resultTable(List<String> head, List<List<String>> rows, IntPredicate number, Cells cells) {
        return table(head, rows, number, cells, TABLE);
    }

    /** @param size of its letters, where they have room */
    private PdfPages table(List<String> head, List<List<String>> rows, IntPredicate number, Cells cells, float size) {
        Columns columns = Columns.of(head, rows, number, size, Paper.WIDTH, (text, letters) -> width(text, TextStyle.cell(letters, TextStyle.INK)));
        need(3 * columns.size());
        y += ROW;
        head(head, columns, number);
        for (int i = 0; i < rows.size(); i++) {
            int row = i;
            row(rows.get(row), columns, number, column -> switch (cells.look(row, column)) {
                case Cells.DOUBT -> TextStyle.DOUBT;
                case Cells.QUIET -> TextStyle.FAINT;
                default -> TextStyle.INK;
            }, head);
        }
        y += ROW;
        return this;
    }

    /** Writes the heads of columns, which stand at the lower edge of their row; nothing where there are none. */
    private void head(List<String> head, Columns columns, IntPredicate number) {
        List<List<String>> lines = lines(head, columns);
        int most = lines.stream().mapToInt(List::size).max().orElse(0);
        if (most > 0) {
            row(lines.stream().map(cell -> Stream.concat(Collections.nCopies(most - cell.size(), "").stream(), cell.stream()).toList()).toList(), columns, number,
                    column -> TextStyle.FAINT, List.of(), most);
        }
    }

    private List<List<String>> lines(List<String> cells, Columns columns) {
        TextStyle style = TextStyle.cell(columns.size(), TextStyle.INK);
        return IntStream.range(0, cells.size())
                .mapToObj(column -> Lines.of(cells.get(column), columns.widths()[column] - Columns.GAP + 0.01, text -> width(text, style))).toList();
    }

    /** @param again the heads that are repeated where the row is on a new page */
    private void row(List<String> cells, Columns columns, IntPredicate number, IntFunction<Color> ink, List<String> again) {
        List<List<String>> lines = lines(cells, columns);
        int most = lines.stream().mapToInt(List::size).max().orElse(1);
        for (int from = 0; from < most; from += MOST_LINES) {
            int begin = from;
            row(lines.stream().map(cell -> cell.stream().skip(begin).limit(MOST_LINES).toList()).toList(), columns, number, ink, again, Math.min(MOST_LINES, most - from));
        }
    }

    /** Writes a row that fits one page. @param height of the highest cell in lines */
    private void row(List<List<String>> cells, Columns columns, IntPredicate number, IntFunction<Color> ink, List<String> again, int height) {
        float points = height * TextStyle.cell(columns.size(), TextStyle.INK).line() + 2 * ROW;
        if (y + points > Paper.BOTTOM) {
            turn();
            head(again, columns, number);
        }
        float top = y;
        double x = Paper.LEFT;
        for (int column = 0; column < cells.size(); column++) {
            TextStyle style = TextStyle.cell(columns.size(), ink.apply(column));
            y = top + ROW;
            for (String line : cells.get(column)) {
                line(line, number.test(column) ? x + columns.widths()[column] - Columns.GAP - width(line, style) : x, style);
                y += style.line();
            }
            x += columns.widths()[column];
        }
        y = top + points;
        graphics().setPaint(TextStyle.LINE);
        graphics().setStroke(Paper.HAIRLINE);
        graphics().draw(new Line2D.Double(Paper.LEFT, y, x - Columns.GAP, y));
    }

    @Override
    public PdfPages table(List<String> head, List<List<String>> rows, int numbersFrom) {
        return resultTable(head, rows, column -> column >= numbersFrom, Cells.PLAIN);
    }

    @Override
    public PdfPages textTable(List<String> head, List<List<String>> rows) {
        return resultTable(head, rows, column -> false, Cells.PLAIN);
    }

    @Override
    public PdfPages facts(Map<String, String> facts) {
        return table(List.of(), facts.entrySet().stream().map(fact -> List.of(fact.getKey(), fact.getValue())).toList(), column -> false,
                (row, column) -> column == 0 ? Cells.QUIET : "", FACTS);
    }

    @Override
    public double tallest() {
        return (Paper.BOTTOM - Paper.TOP) * CHART_WIDTH / Paper.WIDTH;
    }

    @Override
    public PdfPages figure(String title, String summary, Chart chart) throws IOException {
        if (!title.isEmpty()) {
            text(Look.LESSER, title);
        }
        Figure figure = Figure.of(chart, CHART_WIDTH, face, document);
        float scale = Paper.WIDTH / CHART_WIDTH * (float) Math.min(1, tallest() / figure.height());
        need(figure.height() * scale);
        // Headings above it may have taken some of a new page.
        scale = Math.min(scale, (Paper.BOTTOM - y) / figure.height());
        papers.getLast().put(figure, y, scale);
        y += figure.height() * scale + ROW;
        return this;
    }

    @Override
    public PdfPages folded(String title, Part part) {
        return this;
    }

    @Override
    public PdfPages file(String title, String content) {
        return this;
    }

    /** Writes the document, once. */
    public void write(OutputStream out) throws IOException {
        need(0);
        for (int i = 0; i < papers.size(); i++) {
            Graphics2D page = papers.get(i).graphics();
            String number = TEXTS.text("page", i + 1, papers.size());
            page.setFont(face.of(Font.PLAIN, FOOT.size()));
            page.setPaint(FOOT.ink());
            page.drawString(Lines.of(foot, Paper.WIDTH - 2 * width(number, FOOT), text -> width(text, FOOT)).getFirst(), Paper.LEFT, Paper.FOOT);
            page.drawString(number, (float) (Paper.LEFT + Paper.WIDTH - width(number, FOOT)), Paper.FOOT);
            papers.get(i).end();
        }
        document.setDocumentId(written.toEpochMilli());
        document.save(out);
    }

    /** Leaves the document. */
    @Override
    public void close() throws IOException {
        document.close();
    }
}
