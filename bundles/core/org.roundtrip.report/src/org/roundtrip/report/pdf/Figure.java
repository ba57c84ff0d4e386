// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.report.sheet.Chart;

/**
 * A chart that was drawn, and can be placed on a page.
 *
 * @param form   what was drawn
 * @param height in pixels of charts
 */
record Figure(PDFormXObject form, float height) {
    /** Text in charts, in their pixels. */
    private static final float FONT = 12;

    /** Draws a chart. @param width in its pixels */
    static Figure of(Chart chart, float width, Typeface face, PDDocument document) throws IOException {
        Chart.Drawing drawing = chart.in(ChartStyle.light().with(face.of(Font.PLAIN, FONT)));
        float height = (float) Math.ceil(drawing.height().applyAsDouble(width));
        PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, width, height);
        try {
            graphics.setFontTextDrawer(new WrittenText(face));
            drawing.painter().accept(graphics, new Rectangle2D.Double(0, 0, width, height));
        } finally {
            graphics.dispose();
        }
        return new Figure(graphics.getXFormObject(), height);
    }

    /** Puts it on a page. @param x of its left edge @param y of its lower edge, from below @param scale points for each pixel */
    void put(PDPageContentStream page, float x, float y, float scale) throws IOException {
        page.saveGraphicsState();
        page.transform(new Matrix(scale, 0, 0, scale, x, y));
        page.drawForm(form);
        page.restoreGraphicsState();
    }
}
