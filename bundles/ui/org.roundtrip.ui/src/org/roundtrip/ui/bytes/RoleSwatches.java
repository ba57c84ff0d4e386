// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.RoleColours;

/** Small squares in the colours of roles, to be shown before words. User interface's thread only. */
public final class RoleSwatches {
    private static final int SIZE = 12;
    /** Between the square and the word. */
    private static final int GAP = 4;

    private record Look(ByteRole role, ChartStyle style) {
    }

    private final Control owner;
    private final Map<Look, Image> images = new HashMap<>();

    /** @param owner the pictures are disposed with it */
    public RoleSwatches(Control owner) {
        this.owner = owner;
        owner.addDisposeListener(disposed -> images.values().forEach(Image::dispose));
    }

    /** The square for a role. The caller must not dispose it. */
    public Image image(ByteRole role, ChartStyle style) {
        return images.computeIfAbsent(new Look(role, style), look ->
                new Image(owner.getDisplay(), (ImageDataProvider) zoom -> draw(look, zoom / 100.0)));
    }

    private static ImageData draw(Look look, double zoom) {
        int width = (int) Math.round((SIZE + GAP) * zoom);
        int height = (int) Math.round(SIZE * zoom);
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        g.scale(zoom, zoom);
        RoleColours.in(look.style()).fill(g, new Rectangle2D.Double(0, 0, SIZE, SIZE), look.role());
        g.dispose();
        ImageData data = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
        data.alphaData = new byte[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                data.setPixel(x, y, picture.getRGB(x, y) & 0xFFFFFF);
                data.alphaData[y * width + x] = (byte) (picture.getRGB(x, y) >>> 24);
            }
        }
        return data;
    }
}
