// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.ChartStyle;

class ChartExportTest {
    private static final int WIDTH = 600;
    private static final int HEIGHT = 200;
    private static final ChartDrawer RED = new ChartDrawer() {
        @Override
        public Viewport whole() {
            return null;
        }

        @Override
        public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
            g.setColor(Color.RED);
            g.fillRect(0, 0, width, height);
            return null;
        }
    };
    private final ChartExport plain = new ChartExport(RED, null, WIDTH, HEIGHT, ChartStyle.light());

    @Test
    void aLineAboveThePictureSaysOfWhatItIs() throws IOException {
        ChartExport titled = plain.titled("First look");
        assertTrue(titled.svg().contains(">First look<"));
        assertFalse(plain.svg().contains("First look"));
        BufferedImage with = titled.picture();
        BufferedImage without = plain.picture();
        int line = with.getHeight() - without.getHeight();
        assertTrue(line > 0);
        assertEquals(Color.WHITE.getRGB(), with.getRGB(with.getWidth() - 1, line - 1));
        assertEquals(Color.RED.getRGB(), with.getRGB(0, line));
        assertEquals(Color.RED.getRGB(), with.getRGB(with.getWidth() - 1, with.getHeight() - 1), "the chart is as high as it was");
    }

    @Test
    void severalLinesStandAboveEachOther() throws IOException {
        ChartExport two = plain.titled("First look\nOn a busy machine");
        assertTrue(two.svg().contains(">First look<") && two.svg().contains(">On a busy machine<"));
        assertEquals(2 * (plain.titled("First look").height() - plain.height()), two.height() - plain.height());
    }

    @Test
    void aLineThatIsTooLongIsCut() throws IOException {
        String svg = plain.titled("long ".repeat(100)).svg();
        assertTrue(svg.contains("\u2026<"), svg);
    }

    @Test
    void withoutATitleThePictureIsTheChart() {
        assertEquals(plain, plain.titled(""));
    }
}
