// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Reports as PDF, with charts that are not made of pixels and text that can be searched. {@link org.roundtrip.report.pdf.PdfPages} is a
 * {@link org.roundtrip.report.sheet.Sheet} of pages of paper, {@link org.roundtrip.report.pdf.PdfFigure} has one chart.
 *
 * <p>All is drawn on the Graphics2D of graphics2d, which writes what PDFBox puts into files. Text is set in Liberation Sans, which PDFBox
 * contains; signs that this font lacks are drawn as outlines of the machine's fonts. The same run gives the same bytes on the same machine.
 */
package org.roundtrip.report.pdf;
