// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;

/** One page. Lengths are in points, and count from its upper left corner. */
final class Paper {
    private static final PDRectangle SIZE = PDRectangle.A4;
    /** The area of texts and charts. */
    static final float LEFT = 45, TOP = 45, BOTTOM = SIZE.getHeight() - 55, WIDTH = SIZE.getWidth() - 2 * LEFT;
    /** Where the line below it stands. */
    static final float FOOT = SIZE.getHeight() - 32;
    static final Stroke HAIRLINE = new BasicStroke(0.5f);
    private final PDDocument document;
    private final PDPage page = new PDPage(SIZE);
    private final PdfBoxGraphics2D graphics;
    private final List<Placed> figures = new ArrayList<>();

    /** A chart. @param top its distance from the upper edge */
    private record Placed(Figure figure, float top, float scale) {
    }

    /** Adds a page to a document. */
    Paper(PDDocument document, Typeface face) {
        this.document = document;
        document.addPage(page);
        try {
            graphics = new PdfBoxGraphics2D(document, SIZE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        graphics.setFontTextDrawer(new WrittenText(face));
    }

    /** Draws texts and lines. */
    Graphics2D graphics() {
        return graphics;
    }

    /** Puts a chart at the left edge of its area. */
    void put(Figure figure, float top, float scale) {
        figures.add(new Placed(figure, top, scale));
    }

    /** Adds a bookmark. @param top where on the page it leads */
    void bookmark(PDDocumentOutline bookmarks, String title, float top) {
        PDPageXYZDestination place = new PDPageXYZDestination();
        place.setPage(page);
        place.setTop(Math.round(SIZE.getHeight() - top));
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        item.setDestination(place);
        bookmarks.addLast(item);
    }

    /** Puts all on the page. Nothing can be drawn afterwards. */
    void end() throws IOException {
        graphics.dispose();
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            for (Placed each : figures) {
                each.figure().put(content, LEFT, SIZE.getHeight() - each.top() - each.figure().height() * each.scale(), each.scale());
            }
            content.drawForm(graphics.getXFormObject());
        }
    }
}
