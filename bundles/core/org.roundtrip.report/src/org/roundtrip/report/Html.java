// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Svg;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.sheet.Cells;
import org.roundtrip.report.sheet.Chart;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;

/**
 * One HTML page that loads nothing: no network, no script. The page is light or dark, as the reader's system is. It escapes every text that it
 * gets, and its policy forbids it to load anything.
 */
final class Html implements Sheet {
    private static final Texts TEXTS = Texts.of(Html.class);
    private static final int WIDTH = 960;
    private final StringBuilder out = new StringBuilder();
    private int figures;

    /** Begins a page. */
    Html(String title) {
        raw("<!DOCTYPE html>\n<html lang=\"" + TEXTS.text("language") + "\">\n<head>\n<meta charset=\"utf-8\">")
                .raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                        + "style-src 'unsafe-inline'\">")
                .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .raw("<meta name=\"color-scheme\" content=\"light dark\">")
                .element("title", title)
                .raw("<style>\n" + style() + "</style>\n</head>\n<body>");
    }

    /** Ends the page, and returns it. */
    String page() {
        return raw("</body>\n</html>").out.toString();
    }

    private static String style() {
        try (InputStream file = Html.class.getResourceAsStream("report.css")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a text in which all markup is escaped. */
    static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(c == '\n' || c == '\t' || !Character.isISOControl(c) ? c : 0xFFFD);
            }
        });
        return safe.toString();
    }

    @Override
    public Html text(Look look, String text) {
        return switch (look) {
            case TITLE -> element("h1", text);
            case HEADING -> element("h2", text);
            case LESSER -> element("h3", text);
            case PLAIN -> element("p", text);
            case QUIET -> element("p class=\"quiet\"", text);
            case NOTE -> element("p class=\"note\"", text);
            case NOTICE -> element("p class=\"notice\"", text);
            case FINDING -> element("p class=\"finding\"", text);
        };
    }

    /** Adds an element with a text. @param start name and attributes, which are not escaped */
    private Html element(String start, String text) {
        out.append('<').append(start).append('>').append(escaped(text)).append("</").append(start.split(" ")[0])
                .append(">\n");
        return this;
    }

    /** Adds markup without escaping it. */
    private Html raw(String markup) {
        out.append(markup).append('\n');
        return this;
    }

    @Override
    public Html table(List<String> head, List<List<String>> rows, int numbersFrom) {
        return table("table", head, rows, column -> column >= numbersFrom, Cells.PLAIN);
    }

    @Override
    public Html textTable(List<String> head, List<List<String>> rows) {
        return table("table class=\"texts\"", head, rows, column -> false, Cells.PLAIN);
    }

    /** The first two columns stay in sight while the others are scrolled. */
    @Override
    public Html resultTable(List<String> head, List<List<String>> rows, IntPredicate number, Cells cells) {
        return table("table class=\"frozen\"", head, rows, number, cells);
    }

    private Html table(String start, List<String> head, List<List<String>> rows, IntPredicate number, Cells cells) {
        raw("<div class=\"scroll\"><" + start + ">\n<thead>");
        row("th", head, number, column -> "");
        raw("</thead>\n<tbody>");
        for (int i = 0; i < rows.size(); i++) {
            int row = i;
            row("td", rows.get(row), number, column -> cells.look(row, column));
        }
        return raw("</tbody>\n</table></div>");
    }

    private void row(String cell, List<String> texts, IntPredicate number, IntFunction<String> look) {
        out.append("<tr>");
        for (int i = 0; i < texts.size(); i++) {
            String kinds = Stream.of(number.test(i) ? "n" : "", look.apply(i)).filter(kind -> !kind.isEmpty())
                    .collect(Collectors.joining(" "));
            out.append('<').append(cell).append(kinds.isEmpty() ? ">" : " class=\"" + kinds + "\">").append(escaped(texts.get(i)))
                    .append("</").append(cell).append('>');
        }
        out.append("</tr>\n");
    }

    @Override
    public Html facts(Map<String, String> facts) {
        raw("<div class=\"scroll\"><table class=\"facts\">");
        facts.forEach((name, value) -> raw("<tr><th>" + escaped(name) + "</th><td>" + escaped(value) + "</td></tr>"));
        return raw("</table></div>");
    }

    @Override
    public Html list(List<String> sentences) {
        if (!sentences.isEmpty()) {
            raw("<ul>");
            sentences.forEach(sentence -> element("li", sentence));
            raw("</ul>");
        }
        return this;
    }

    @Override
    public double tallest() {
        return Double.MAX_VALUE;
    }

    /** Writes it twice, for readers on a light and on a dark page. */
    @Override
    public Html figure(String title, String summary, Chart chart) throws IOException {
        figures++;
        if (!title.isEmpty()) {
            text(Look.LESSER, title);
        }
        raw("<div role=\"img\" aria-label=\"" + escaped(summary) + "\">");
        figure(chart, ChartStyle.light(), "light");
        figure(chart, ChartStyle.dark(), "dark");
        return raw("</div>");
    }

    private void figure(Chart chart, ChartStyle style, String name) throws IOException {
        try {
            Chart.Drawing drawing = chart.in(style);
            int height = (int) Math.ceil(drawing.height().applyAsDouble(WIDTH));
            String svg = Svg.of(g -> drawing.painter().accept(g, new Rectangle2D.Double(0, 0, WIDTH, height)), WIDTH, height, name + figures);
            raw("<div class=\"" + name + "\">" + svg + "</div>");
        } catch (LinkageError | InternalError | RuntimeException e) {
            // Java cannot draw text on a machine without fonts.
            element("p class=\"notice " + name + "\"", TEXTS.text("curves.missing", String.valueOf(e)));
        }
    }

    @Override
    public Html folded(String title, Part part) throws IOException {
        raw("<details>").element("summary", title);
        part.write();
        return raw("</details>");
    }

    @Override
    public Html file(String title, String content) {
        return raw("<details>").element("summary", title).element("pre", content).raw("</details>");
    }
}
