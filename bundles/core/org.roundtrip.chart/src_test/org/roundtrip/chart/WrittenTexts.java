// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;

/** Notes where a painter writes its texts. */
final class WrittenTexts {
    private final List<String> overlapping = new ArrayList<>();
    private final List<Rectangle2D> places = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    private WrittenTexts() {
    }

    static WrittenTexts of(Consumer<Graphics2D> painter) throws ParserConfigurationException {
        WrittenTexts written = new WrittenTexts();
        painter.accept(new SVGGraphics2D(DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().newDocument()) {
            @Override
            public void drawString(String text, float x, float y) {
                written.add(text, x, y, getFontMetrics());
            }
        });
        return written;
    }

    private void add(String text, float x, float baseline, FontMetrics font) {
        // Letters do not fill the whole height of a line.
        Rectangle2D place = new Rectangle2D.Double(x, baseline - 0.7 * font.getAscent(), font.stringWidth(text),
                0.7 * font.getAscent());
        for (int i = 0; i < texts.size(); i++) {
            if (places.get(i).intersects(place)) {
                overlapping.add(texts.get(i) + " and " + text);
            }
        }
        texts.add(text);
        places.add(place);
    }

    List<String> texts() {
        return texts;
    }

    /** Pairs of texts that are written over each other. */
    List<String> overlapping() {
        return overlapping;
    }
}
