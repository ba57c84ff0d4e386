// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.swt.graphics.Color;
import org.roundtrip.ui.theme.Theme;

/** Colours a text for the workbench's theme as it is whenever a line is coloured. */
public final class SyntaxColours extends DefaultDamagerRepairer {
    /** Colours texts of a syntax. */
    public SyntaxColours(Syntax syntax) {
        super(new SyntaxScanner(syntax));
    }

    /** Returns what a source viewer needs to have its text coloured. */
    public static IPresentationReconciler reconciler(Syntax syntax) {
        SyntaxColours colours = new SyntaxColours(syntax);
        PresentationReconciler reconciler = new PresentationReconciler();
        reconciler.setDamager(colours, IDocument.DEFAULT_CONTENT_TYPE);
        reconciler.setRepairer(colours, IDocument.DEFAULT_CONTENT_TYPE);
        return reconciler;
    }

    @Override
    protected TextAttribute getTokenTextAttribute(IToken token) {
        return token.getData() instanceof Syntax.Kind kind ? new TextAttribute(colour(kind, Theme.dark()))
                : super.getTokenTextAttribute(token);
    }

    private static Color colour(Syntax.Kind kind, boolean dark) {
        return switch (kind) {
            case NAME -> hex(dark ? 0x7CC4F2 : 0x0B5394);
            case TEXT -> hex(dark ? 0x8CCF9A : 0x1D6F33);
            case NUMBER -> hex(dark ? 0xE6B566 : 0x8F4E00);
            case COMMENT -> faint();
            case WORD -> hex(dark ? 0xD3A3DC : 0x7A2F8C);
        };
    }

    /** The colour of comments and line numbers. */
    public static Color faint() {
        return hex(Theme.dark() ? 0x9AA0A8 : 0x646B74);
    }

    /** The colour of the mark under an error. */
    public static Color error() {
        return hex(Theme.dark() ? 0xFF7B72 : 0xC62828);
    }

    private static Color hex(int rgb) {
        return new Color(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
    }
}
