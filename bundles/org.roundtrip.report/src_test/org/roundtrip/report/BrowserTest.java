// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Dissectors;

/** A report as a browser shows it, from another folder than the one in which it was written. */
class BrowserTest {
    private static final int A4_LANDSCAPE_WIDTH = 1032;
    private static final Color LIGHT = new Color(0xFFFFFF);
    private static final Color DARK = new Color(0x1E1F22);
    /** How far the table of results is wider than its place; positive when it is scrolled. */
    private static final String HIDDEN = "(() => { const place = document.querySelector('.scroll');"
            + "return place.scrollWidth - place.clientWidth; })()";
    @TempDir
    static Path temp;
    private static Browser browser;
    private static Path page;

    @BeforeAll
    static void write() throws Exception {
        browser = new Browser(temp);
        Path written = temp.resolve("written.html");
        Reports.write(SampleRun.in(temp.resolve("run"), "A middleware with a long name"), written, new Dissectors(), ShownTexts.ALL);
        page = Files.move(written, Files.createDirectory(temp.resolve("else where")).resolve("report.html"));
    }

    @Test
    void lightAndDarkFollowTheReader() throws IOException, InterruptedException {
        for (boolean dark : new boolean[] {false, true}) {
            BufferedImage picture = browser.picture(page, dark, 1200, 900);
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
    void thePageLoadsNothingAndShowsItsCharts() throws IOException, InterruptedException {
        assertEquals("0", browser.measure(page, 1200, "performance.getEntriesByType('resource').length"));
        assertEquals("2", browser.measure(page, 1200, "[...document.querySelectorAll('svg')]"
                + ".filter(chart => chart.getBoundingClientRect().height > 100).length"), "warm-up and percentiles");
    }

    @Test
    void theTableOfResultsFitsOrIsScrolledBehindItsFirstColumns() throws IOException, InterruptedException {
        assertEquals("0", browser.measure(page, 1200, HIDDEN));
        assertEquals("0", browser.measure(page, 740, HIDDEN), "the figures come closer together");
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

    @Test
    void noTableIsCutOnPaper() throws IOException, InterruptedException {
        Path onPaper = Files.writeString(temp.resolve("paper.html"),
                Files.readString(page).replace("@media print", "@media all"));
        assertEquals("0", browser.measure(onPaper, A4_LANDSCAPE_WIDTH, "[...document.querySelectorAll('table, pre, svg')]"
                + ".filter(part => part.getBoundingClientRect().right > innerWidth).length"));
        String pdf = Files.readString(browser.print(page), StandardCharsets.ISO_8859_1);
        Matcher paper = Pattern.compile("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]").matcher(pdf);
        assertTrue(paper.find(), "a page of paper");
        assertTrue(Double.parseDouble(paper.group(1)) > Double.parseDouble(paper.group(2)), "as wide as the tables are");
    }
}
