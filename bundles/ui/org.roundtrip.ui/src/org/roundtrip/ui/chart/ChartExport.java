// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.eclipse.swt.graphics.ImageData;
import org.roundtrip.model.text.Texts;
import org.roundtrip.chart.Svg;
import org.roundtrip.chart.ChartStyle;

/** The visible part of a chart, for files and the clipboard. Drawing takes time: not on the user interface's thread. */
public record ChartExport(ChartDrawer drawer, Viewport view, int width, int height, ChartStyle style) {
    private static final Texts TEXTS = Texts.of(ChartExport.class);
    private static final int FINER = 2;

    /** The same below lines of text. @param title empty for none */
    public ChartExport titled(String title) {
        TitledDrawer titled = new TitledDrawer(drawer, title);
        return title.isEmpty() ? this : new ChartExport(titled, view, width, height + titled.height(style), style);
    }

    /** Draws a picture with twice the resolution of the screen. */
    public BufferedImage picture() throws IOException {
        BufferedImage picture = ChartImages.blank(FINER * width, FINER * height);
        Graphics2D g = ChartImages.graphics(picture);
        try {
            drawer.draw(g, FINER * width, FINER * height, view, style.scaled(FINER));
        } finally {
            g.dispose();
        }
        return picture;
    }

    /** Draws the same picture for the clipboard. */
    public ImageData imageData() throws IOException {
        return ChartImages.data(picture());
    }

    /** Writes a PNG file. */
    public void writePng(Path file) throws IOException {
        if (!ImageIO.write(picture(), "png", file.toFile())) {
            throw new IOException(TEXTS.text("noPng"));
        }
    }

    /** The text of an SVG file. */
    public String svg() throws IOException {
        try {
            return Svg.of(this::draw, width, height, "chart");
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void draw(Graphics2D g) {
        try {
            drawer.draw(g, width, height, view, style);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
