// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.Results;
import org.roundtrip.chart.Contrast;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.RowState;
import org.roundtrip.words.columns.ResultColumn;

/** A report as a browser shows it, from another folder than the one in which it was written. */
@Tag("tool")
class BrowserTest {
    private static final int A4_LANDSCAPE_WIDTH = 1032;
    private static final Color LIGHT = new Color(0xFFFFFF);
    private static final Color DARK = new Color(0x1E1F22);
    /** How far the table of results is wider than its place; positive when it is scrolled. */
    private static final String HIDDEN = "(() => { const place = document.querySelector('.scroll');"
            + "return place.scrollWidth - place.clientWidth; })()";
    /** What of the tables and charts in sight is cut. */
    private static final String CUT = """
            (() => {
              const cut = [];
              const places = [...document.querySelectorAll('.scroll')].filter(place => place.offsetParent);
              for (const place of places) {
                if (place.getBoundingClientRect().right > innerWidth) cut.push('place');
                if (place.scrollWidth > place.clientWidth) cut.push('scrolled');
                const last = place.querySelector('tr').lastElementChild.getBoundingClientRect();
                if (last.right > place.getBoundingClientRect().right + 1) cut.push('last column');
              }
              for (const cell of document.querySelectorAll('th, td')) {
                if (cell.offsetParent && cell.scrollWidth > cell.clientWidth + 1) cut.push(cell.textContent);
              }
              for (const text of document.querySelectorAll('.light svg text')) {
                const chart = text.ownerSVGElement.getBoundingClientRect();
                if (text.getBoundingClientRect().right > chart.right + 1) cut.push(text.textContent);
              }
              if (document.documentElement.scrollWidth > document.documentElement.clientWidth) cut.push('the page itself');
              return cut.join(' | ');
            })()""";
    @TempDir
    static Path temp;
    private static Browser browser;
    private static Path page;
    private static Path wide;
    private static Path studied;
    private static String doubtfulMedian;

    @BeforeAll
    static void write() throws Exception {
        browser = new Browser(temp);
        Path written = temp.resolve("written.html");
        Reports.write(SampleRun.in(temp.resolve("run"), "A middleware with a long name"), written, new Dissectors(), ShownTexts.ALL);
        wide = temp.resolve("wide.html");
        studied = temp.resolve("studied.html");
        Reports.write(SampleRun.studied(temp.resolve("studied")), studied, new Dissectors(), ShownTexts.ALL);
        RunFolder run = WideRun.in(temp.resolve("wide"));
        Reports.write(run, wide, new Dissectors(), ShownTexts.ALL);
        doubtfulMedian = ResultColumn.RESPONSE_P50.shown(Results.of(run).stream().filter(row -> row.state() == RowState.FAILED).findFirst().orElseThrow());
        page = Files.move(written, Files.createDirectory(temp.resolve("else where")).resolve("report.html"));
    }

    @AfterAll
    static void close() throws IOException {
        if (browser != null) {
            browser.close();
        }
    }

    @Test
    void lightAndDarkFollowTheReader() throws IOException {
        for (boolean dark : new boolean[] {false, true}) {
            browser.show(page, "screen", dark, 1200, 900);
            BufferedImage picture = browser.picture();
            Color back = dark ? DARK : LIGHT;
            assertEquals(back, new Color(picture.getRGB(2, 2)));
            assertTrue(differing(picture, back) > 10_000, "the page has contents");
        }
    }

    private static int differing(BufferedImage picture, Color back) {
        int count = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                count += picture.getRGB(x, y) == back.getRGB() ? 0 : 1;
            }
        }
        return count;
    }

    @Test
    void thePageLoadsNothingAndShowsItsCharts() throws IOException {
        assertEquals("0", browser.measure(page, 1200, "performance.getEntriesByType('resource').length"));
        assertEquals("3", browser.measure(page, 1200, "[...document.querySelectorAll('svg')]"
                + ".filter(chart => chart.getBoundingClientRect().height > 100).length"), "answer, warm-up and percentiles");
    }

    @Test
    void theTableOfResultsFitsOrIsScrolledBehindItsFirstColumns() throws IOException {
        assertEquals("0", browser.measure(page, 1200, HIDDEN));
        assertEquals("0", browser.measure(page, 800, HIDDEN), "the figures come closer together");
        assertTrue(Integer.parseInt(browser.measure(page, 500, HIDDEN)) > 0);
        assertEquals("true true false", browser.measure(page, 500, """
                (() => {
                  const place = document.querySelector('.scroll');
                  place.scrollLeft = 10000;
                  const inSight = cell => cell.getBoundingClientRect().left >= place.getBoundingClientRect().left;
                  return [...place.querySelector('tbody tr').children].slice(0, 3).map(inSight).join(' ');
                })()"""));
        assertEquals("0", browser.measure(page, 500,
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"), "the page itself");
    }

    /** The columns of an open load, of the servant's record, of exceptions, look-ups and the capture together; series, which no load has, are on a page of their own. */
    @ParameterizedTest
    @ValueSource(ints = {1200, 1024})
    void theWidestTablesAreWithinThePage(int width) throws IOException {
        for (Path each : List.of(wide, studied)) {
            assertEquals("", browser.measure(each, width, CUT), each.toString());
        }
        for (String head : List.of("Response p50", "Service p50", "Server p50", "To server p50", "Exception p50", "Service p99.99", "Offered/s",
                "Look-ups", "Capture")) {
            assertTrue(Files.readString(wide).contains(">" + head), head);
        }
    }

    /** As the tour says: a median in red is not to be quoted. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMedianInDoubtIsRedAndCanBeRead(boolean dark) throws Exception {
        Color back = dark ? DARK : LIGHT;
        Color shown = colour(browser.measure(wide, dark, 1200, "(() => getComputedStyle([...document.querySelectorAll('.frozen td')]"
                + ".find(cell => cell.textContent === '" + doubtfulMedian + "')).color)()"));
        assertTrue(shown.getRed() > 1.5 * Math.max(shown.getGreen(), shown.getBlue()), shown + " is red");
        assertTrue(Contrast.of(shown, back) >= 4.5, shown + " on " + back);
        Color usual = colour(browser.measure(wide, dark, 1200, "getComputedStyle(document.querySelector('.frozen td.n')).color"));
        assertNotEquals(shown, usual, "that of a certain one");
    }

    /** @param css {@code rgb(1, 2, 3)} */
    private static Color colour(String css) {
        String[] parts = css.replaceAll("[^0-9,]", "").split(",");
        return new Color(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }

    @Test
    void noTableIsCutOnPaper() throws IOException {
        browser.show(page, "print", false, A4_LANDSCAPE_WIDTH, 1000);
        assertEquals("0", browser.value("[...document.querySelectorAll('table, pre, svg')]"
                + ".filter(part => part.getBoundingClientRect().right > innerWidth).length"));
        String pdf = new String(browser.print(), StandardCharsets.ISO_8859_1);
        Matcher paper = Pattern.compile("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]").matcher(pdf);
        assertTrue(paper.find(), "a page of paper");
        assertTrue(Double.parseDouble(paper.group(1)) > Double.parseDouble(paper.group(2)), "as wide as the tables are");
    }
}
