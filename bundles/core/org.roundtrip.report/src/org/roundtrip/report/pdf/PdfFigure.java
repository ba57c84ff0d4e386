// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.roundtrip.report.sheet.Chart;

/** A PDF that is one chart, for use as a figure of another document. */
public final class PdfFigure {
    private PdfFigure() {
    }

    /**
     * Returns the file.
     *
     * @param pixels width of the chart in its own pixels
     * @param points width of the page
     */
    public static byte[] of(Chart chart, float pixels, float points) throws IOException {
        try (PDDocument document = new PDDocument(); ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            float scale = points / pixels;
            Figure figure = Figure.of(chart, pixels, Typeface.in(document), document);
            PDPage page = new PDPage(new PDRectangle(points, figure.height() * scale));
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                figure.put(content, 0, 0, scale);
            }
            document.setDocumentId(0L);
            document.save(bytes);
            return bytes.toByteArray();
        }
    }
}
