// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.json;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.swt.graphics.Color;
import org.roundtrip.ui.look.Theme;

/** Colours JSON for the workbench's theme as it is whenever a line is coloured. */
final class JsonColours extends DefaultDamagerRepairer {
    JsonColours() {
        super(new JsonScanner());
    }

    @Override
    protected TextAttribute getTokenTextAttribute(IToken token) {
        return token.getData() instanceof JsonScanner.Kind kind ? new TextAttribute(colour(kind, Theme.dark()))
                : super.getTokenTextAttribute(token);
    }

    private static Color colour(JsonScanner.Kind kind, boolean dark) {
        return switch (kind) {
            case NAME -> hex(dark ? 0x7CC4F2 : 0x0B5394);
            case TEXT -> hex(dark ? 0x8CCF9A : 0x1D6F33);
            case NUMBER -> hex(dark ? 0xE6B566 : 0x8F4E00);
            case WORD -> hex(dark ? 0xD3A3DC : 0x7A2F8C);
        };
    }

    /** The colour of line numbers. */
    static Color faint() {
        return hex(Theme.dark() ? 0x9AA0A8 : 0x646B74);
    }

    /** The colour of the mark under an error. */
    static Color error() {
        return hex(Theme.dark() ? 0xFF7B72 : 0xC62828);
    }

    private static Color hex(int rgb) {
        return new Color(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
    }
}
