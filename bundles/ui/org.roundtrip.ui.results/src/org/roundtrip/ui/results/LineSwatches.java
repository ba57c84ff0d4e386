// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.ProviderColours;

/**
 * Pictures in the table: short pieces of the providers' lines as the charts draw them, shown before their names, and the sign of a median
 * in doubt. All have one size, because GTK draws every picture of a table in that of the first. User interface's thread only.
 */
final class LineSwatches {
    private static final int WIDTH = 28;
    private static final int LINE = 22;
    private static final int HEIGHT = 12;
    private static final int CROSS = 4;
    private static final double THICKER = 1.6;

    /** The colour of the cross for a row that failed; its shape differs from the line too. */
    private static final Color FAILED = new Color(0xD1372C);

    /** The colour of the sign of doubt, that of the icon of a warning. */
    private static final Color DOUBT = new Color(0xD98E04);
    private static final int SIGN = 13;

    private record Look(Color colour, int dash, boolean failed) {
    }

    private final Control owner;
    private final Map<Look, Image> images = new HashMap<>();
    private final Image doubt;

    /** @param owner the pictures are disposed with it */
    LineSwatches(Control owner) {
        this.owner = owner;
        doubt = image(LineSwatches::drawSign);
        owner.addDisposeListener(disposed -> {
            doubt.dispose();
            images.values().forEach(Image::dispose);
        });
    }

    /** The sign of doubt. The caller must not dispose it. */
    Image doubt() {
        return doubt;
    }

    private Image image(Consumer<Graphics2D> painter) {
        return new Image(owner.getDisplay(), (ImageDataProvider) zoom -> draw(painter, zoom / 100.0));
    }

    /** The picture of a line. The caller must not dispose it. @param failed whether to cross it out */
    Image image(ProviderColours.Line line, ChartStyle style, boolean failed) {
        return images.computeIfAbsent(new Look(line.in(style), line.dash(), failed), look ->
                image(g -> drawLine(g, look)));
    }

    private static ImageData draw(Consumer<Graphics2D> painter, double zoom) {
        BufferedImage picture = new BufferedImage((int) Math.round(WIDTH * zoom), (int) Math.round(HEIGHT * zoom),
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(zoom, zoom);
        painter.accept(g);
        g.dispose();
        return data(picture);
    }

    /** A triangle with an exclamation mark at the right, beside the number. */
    private static void drawSign(Graphics2D g) {
        double right = WIDTH - 1.5;
        double middle = right - SIGN / 2.0;
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(middle, 1);
        triangle.lineTo(right, HEIGHT - 1);
        triangle.lineTo(right - SIGN, HEIGHT - 1);
        triangle.closePath();
        g.setColor(DOUBT);
        g.setStroke(new BasicStroke(1.3f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(triangle);
        g.draw(new Line2D.Double(middle, 4, middle, 7.4));
        g.fill(new Ellipse2D.Double(middle - 0.75, 8.2, 1.5, 1.5));
    }

    private static void drawLine(Graphics2D g, Look look) {
        g.setColor(look.colour());
        g.setStroke(ChartStyle.light().scaled(THICKER).line(look.dash()));
        g.drawLine(1, HEIGHT / 2, 1 + LINE, HEIGHT / 2);
        if (look.failed()) {
            g.setColor(FAILED);
            g.setStroke(new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            int middle = 1 + LINE / 2;
            g.drawLine(middle - CROSS, HEIGHT / 2 - CROSS, middle + CROSS, HEIGHT / 2 + CROSS);
            g.drawLine(middle - CROSS, HEIGHT / 2 + CROSS, middle + CROSS, HEIGHT / 2 - CROSS);
        }
    }

    private static ImageData data(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        ImageData data = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
        data.alphaData = new byte[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int pixel = picture.getRGB(x, y);
                data.setPixel(x, y, pixel & 0xFFFFFF);
                data.alphaData[y * width + x] = (byte) (pixel >>> 24);
            }
        }
        return data;
    }
}
