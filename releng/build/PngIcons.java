// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Makes {@code NAME.png}, {@code NAME@1.5x.png} and {@code NAME@2x.png} of each {@code NAME.svg} in a folder: the names by
 * which JFace finds pictures for screens with one, one and a half and two pixels to a point. The build runs this, so that
 * a start needs no reader of SVG. The hints are those with which SWT draws SVG, so that icons look the same. Arguments:
 * the folder of the SVG files, and the folder of the PNG files.
 */
final class PngIcons {
    private PngIcons() {
    }

    public static void main(String[] args) throws IOException {
        Path target = Files.createDirectories(Path.of(args[1]));
        try (DirectoryStream<Path> icons = Files.newDirectoryStream(Path.of(args[0]), "*.svg")) {
            for (Path icon : icons) {
                String name = icon.getFileName().toString().replace(".svg", "");
                write(icon, 1, target.resolve(name + ".png").toFile());
                write(icon, 1.5, target.resolve(name + "@1.5x.png").toFile());
                write(icon, 2, target.resolve(name + "@2x.png").toFile());
            }
        }
    }

    private static void write(Path icon, double scale, File file) throws IOException {
        SVGDocument document;
        try (InputStream svg = Files.newInputStream(icon)) {
            document = new SVGLoader().load(svg, null, LoaderContext.createDefault());
        }
        if (document == null) {
            throw new IOException(icon + " is no SVG picture");
        }
        int width = (int) Math.round(document.size().getWidth() * scale);
        int height = (int) Math.round(document.size().getHeight() * scale);
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_ALPHA_INTERPOLATION, RenderingHints.VALUE_ALPHA_INTERPOLATION_QUALITY);
        g.setRenderingHint(RenderingHints.KEY_COLOR_RENDERING, RenderingHints.VALUE_COLOR_RENDER_QUALITY);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setTransform(AffineTransform.getScaleInstance(scale, scale));
        document.render(null, g);
        g.dispose();
        if (!ImageIO.write(picture, "png", file)) {
            throw new IOException("this Java cannot write PNG files");
        }
    }
}
