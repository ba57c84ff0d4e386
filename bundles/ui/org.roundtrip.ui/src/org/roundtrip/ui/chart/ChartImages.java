// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;

/** Converts pictures of Java2D for SWT. Any thread. */
public final class ChartImages {
    private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

    private ChartImages() {
    }

    /** Makes an empty picture. */
    static BufferedImage blank(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    }

    /** Returns a graphics context with smooth lines and letters. */
    static Graphics2D graphics(BufferedImage image) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        return g;
    }

    /** Copies a picture for SWT. */
    public static ImageData data(BufferedImage image) {
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        ImageData data = new ImageData(image.getWidth(), image.getHeight(), 32, RGB);
        for (int i = 0, at = 0; i < pixels.length; i++, at += 4) {
            // An ImageData of depth 32 holds the most significant byte of a pixel first.
            data.data[at + 1] = (byte) (pixels[i] >> 16);
            data.data[at + 2] = (byte) (pixels[i] >> 8);
            data.data[at + 3] = (byte) pixels[i];
        }
        return data;
    }
}
