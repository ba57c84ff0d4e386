// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import de.rototor.pdfbox.graphics2d.IPdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Shape;
import java.awt.font.TextAttribute;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;

/** Writes text of charts and pages with the document's font, whatever font they ask for. Bold text is drawn with thicker lines. */
final class WrittenText implements IPdfBoxGraphics2DFontTextDrawer {
    /** How much thicker the lines of bold text are, in parts of its size. */
    private static final float BOLD = 0.03f;
    private final Typeface face;

    WrittenText(Typeface face) {
        this.face = face;
    }

    @Override
    public boolean canDrawText(AttributedCharacterIterator text, IFontTextDrawerEnv env) {
        return true;
    }

    /** The origin of the page's coordinates is where the text begins; they grow to the right and downwards. */
    @Override
    public void drawText(AttributedCharacterIterator text, IFontTextDrawerEnv env) throws IOException {
        PDPageContentStream page = env.getContentStream();
        float x = 0;
        while (text.getIndex() < text.getEndIndex()) {
            Font font = text.getAttribute(TextAttribute.FONT) instanceof Font own ? own : env.getFont();
            env.applyPaint(env.getPaint(), null);
            for (Piece piece : Piece.of(run(text), font, face)) {
                if (piece.outline() == null) {
                    write(page, piece.text(), font, x);
                } else {
                    fill(page, AffineTransform.getTranslateInstance(x, 0).createTransformedShape(piece.outline()));
                }
                x += piece.width();
            }
        }
    }

    /** Reads a part whose characters look alike. */
    private static String run(AttributedCharacterIterator text) {
        StringBuilder run = new StringBuilder();
        int end = text.getRunLimit();
        for (char each = text.current(); text.getIndex() < end && each != CharacterIterator.DONE; each = text.next()) {
            run.append(each);
        }
        return run.toString();
    }

    private void write(PDPageContentStream page, String text, Font font, float x) throws IOException {
        page.saveGraphicsState();
        page.beginText();
        page.setFont(face.embedded(), font.getSize2D());
        if (font.isBold()) {
            page.setLineWidth(BOLD * font.getSize2D());
            page.setRenderingMode(RenderingMode.FILL_STROKE);
        }
        page.setTextMatrix(new Matrix(1, 0, 0, -1, x, 0));
        page.showText(text);
        page.endText();
        page.restoreGraphicsState();
    }

    private static void fill(PDPageContentStream page, Shape shape) throws IOException {
        float[] at = new float[6];
        float x = 0, y = 0;
        for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
            switch (path.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> page.moveTo(x = at[0], y = at[1]);
                case PathIterator.SEG_LINETO -> page.lineTo(x = at[0], y = at[1]);
                case PathIterator.SEG_QUADTO -> {
                    page.curveTo((x + 2 * at[0]) / 3, (y + 2 * at[1]) / 3, (at[2] + 2 * at[0]) / 3, (at[3] + 2 * at[1]) / 3, at[2], at[3]);
                    x = at[2];
                    y = at[3];
                }
                case PathIterator.SEG_CUBICTO -> page.curveTo(at[0], at[1], at[2], at[3], x = at[4], y = at[5]);
                default -> page.closePath();
            }
        }
        page.fill();
    }

    @Override
    public FontMetrics getFontMetrics(Font font, IFontTextDrawerEnv env) {
        return new Measured(font, env.getCalculationGraphics().getFontMetrics(face.of(font.getStyle(), font.getSize2D())), face);
    }

    /** Widths of the document's font. */
    private static final class Measured extends FontMetrics {
        private static final long serialVersionUID = 1;
        private final transient FontMetrics lines;
        private final transient Typeface face;

        /** @param lines has the heights */
        Measured(Font font, FontMetrics lines, Typeface face) {
            super(font);
            this.lines = lines;
            this.face = face;
        }

        @Override
        public int getAscent() {
            return lines.getAscent();
        }

        @Override
        public int getDescent() {
            return lines.getDescent();
        }

        @Override
        public int getLeading() {
            return lines.getLeading();
        }

        @Override
        public int getHeight() {
            return lines.getHeight();
        }

        @Override
        public int stringWidth(String text) {
            return (int) Math.ceil(Piece.width(text, font, face));
        }

        @Override
        public int charsWidth(char[] data, int from, int length) {
            return stringWidth(new String(data, from, length));
        }

        @Override
        public int charWidth(char character) {
            return stringWidth(String.valueOf(character));
        }

        @Override
        public int charWidth(int character) {
            return stringWidth(Character.toString(character));
        }
    }
}
