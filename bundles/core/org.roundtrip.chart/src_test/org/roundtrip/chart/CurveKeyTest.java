// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The samples of a key look like what they explain. */
class CurveKeyTest {
    private static final Color SHADE = new Color(200, 200, 200);
    private static final ChartStyle STYLE = ChartStyle.light();

    /** The boxes for a band and for a shaded phase were nearly the same. */
    @Test
    void aBandHasItsLineAndAShadedAreaHasNone() {
        assertEquals(STYLE.faint().getRGB(), middle(key -> key.band(SHADE, "band")));
        assertNotEquals(STYLE.faint().getRGB(), middle(key -> key.area(SHADE, "warm-up")));
    }

    @Test
    void withoutExplanationsThereIsATip() {
        Graphics2D g = new BufferedImage(200, 40, BufferedImage.TYPE_INT_RGB).createGraphics();
        CurveKey key = new CurveKey(STYLE.unexplained());
        key.words("what a mark means");
        double height = key.height(g.getFontMetrics(STYLE.font()), 200, 4000, 1);
        assertEquals(0, height);
        key.draw(g, 0, 200, 0, height);
        assertEquals("what a mark means", key.whole());
    }

    /** The colour in the middle of the only sample. */
    private static int middle(Consumer<CurveKey> explain) {
        BufferedImage image = new BufferedImage(200, 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setFont(STYLE.font());
        FontMetrics font = g.getFontMetrics();
        CurveKey key = new CurveKey(STYLE);
        explain.accept(key);
        key.draw(g, 0, image.getWidth(), 0, font.getHeight());
        g.dispose();
        return image.getRGB(5, (int) Math.round(font.getAscent() - STYLE.font().getSize2D() * 0.35));
    }
}
