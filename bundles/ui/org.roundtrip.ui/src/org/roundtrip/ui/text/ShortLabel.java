// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import java.util.function.Predicate;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;

/**
 * A label that is shortened as its text says where there is too little room, and not in the middle. Its tool tip says all.
 * User interface's thread only.
 */
public final class ShortLabel extends CLabel {
    private String shown = "";
    private Shortening shortened = fits -> "";

    /** Shortens a text to the room that there is. */
    @FunctionalInterface
    public interface Shortening {
        /** @param fits whether a text has room enough */
        String to(Predicate<String> fits);
    }

    /** Creates a label without words. @param style that of {@link CLabel} */
    public ShortLabel(Composite parent, int style) {
        super(parent, style);
    }

    /** Shows a sentence, which is shortened as {@link ShortText#sentence} does. */
    public void show(String sentence) {
        show(sentence, fits -> ShortText.sentence(sentence, fits), sentence);
    }

    /** Shows a text. @param shorter what it says where there is too little room */
    public void show(String text, Shortening shorter, String tip) {
        if (!text.equals(shown)) {
            shown = text;
            shortened = shorter;
            setText(escaped(text));
        }
        if (!tip.equals(getToolTipText())) {
            setToolTipText(tip);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&&");
    }

    @Override
    protected String shortenText(GC gc, String text, int width) {
        return escaped(shortened.to(tried -> gc.textExtent(tried).x <= width));
    }
}
