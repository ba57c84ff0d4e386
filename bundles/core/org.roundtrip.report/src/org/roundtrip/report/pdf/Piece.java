// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a text.
 *
 * @param text    its characters
 * @param width   in units of the page
 * @param outline of characters that the document's font lacks; null for others, which are written
 */
record Piece(String text, float width, Shape outline) {
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    /** The pieces of a text from left to right. Signs that control a terminal become spaces. */
    static List<Piece> of(String text, Font font, Typeface face) {
        List<Piece> pieces = new ArrayList<>();
        int[] characters = text.codePoints().map(each -> Character.isISOControl(each) ? ' ' : each).toArray();
        for (int from = 0, to = 0; from < characters.length; from = to) {
            boolean written = face.has(characters[from]);
            while (to < characters.length && face.has(characters[to]) == written) {
                to++;
            }
            String part = new String(characters, from, to - from);
            pieces.add(written ? new Piece(part, face.width(part, font.getSize2D()), null) : drawn(part, font));
        }
        return pieces;
    }

    private static Piece drawn(String text, Font font) {
        GlyphVector glyphs = new Font(Font.SANS_SERIF, font.getStyle(), 1).deriveFont(font.getSize2D()).createGlyphVector(EXACT, text);
        return new Piece(text, (float) glyphs.getLogicalBounds().getWidth(), glyphs.getOutline());
    }

    /** The width of a text. */
    static float width(String text, Font font, Typeface face) {
        float width = 0;
        for (Piece piece : of(text, font, face)) {
            width += piece.width;
        }
        return width;
    }
}
