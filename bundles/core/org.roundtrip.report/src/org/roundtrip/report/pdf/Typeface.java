// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.pdf;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.roundtrip.model.text.Texts;

/**
 * The one font of a document, as PDF and as Java know it. What of it the document uses becomes a part of the document. Letters that other
 * programs would not find again, such as joined ones, are not used.
 */
final class Typeface {
    private static final Texts TEXTS = Texts.of(Typeface.class);
    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final float PER_EM = 1000;
    private final PDFont embedded;
    private final CmapLookup glyphs;
    private final Font plain;

    private Typeface(PDFont embedded, CmapLookup glyphs, Font plain) {
        this.embedded = embedded;
        this.glyphs = glyphs;
        this.plain = plain;
    }

    /** The font of a document, which closes it. @throws IOException when Java cannot draw text here */
    static Typeface in(PDDocument document) throws IOException {
        try (InputStream file = PDDocument.class.getResourceAsStream(FILE)) {
            byte[] bytes = file.readAllBytes();
            TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(bytes));
            font.setEnableGsub(false);
            return new Typeface(PDType0Font.load(document, font, true), font.getUnicodeCmapLookup(),
                    Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(bytes)));
        } catch (FontFormatException | LinkageError | InternalError e) {
            throw new IOException(TEXTS.text("fonts", e), e);
        }
    }

    /** The part of it that is in the document. */
    PDFont embedded() {
        return embedded;
    }

    /** The font for measuring and drawing with Java. */
    Font of(int style, float size) {
        return plain.deriveFont(style, size);
    }

    /** Whether it has a character. */
    boolean has(int character) {
        return glyphs.getGlyphId(character) != 0;
    }

    /** The width of a text of which it has all characters. */
    float width(String text, float size) {
        try {
            return embedded.getStringWidth(text) / PER_EM * size;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
