// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * The colours of a page, computed from the background and foreground that the theme gives to its control.
 *
 * @param faint behind code
 * @param frame around keys
 * @param link  of links
 * @param found behind words that a search found
 */
record PageColours(Color faint, Color frame, Color link, Color found) {

    static PageColours of(Control control) {
        RGB paper = control.getBackground().getRGB();
        RGB text = control.getForeground().getRGB();
        boolean dark = brightness(paper) < brightness(text);
        return new PageColours(mix(paper, text, 0.06f), mix(paper, text, 0.4f),
                dark ? new Color(0x6C, 0xB6, 0xFF) : new Color(0x00, 0x5A, 0x9C),
                dark ? new Color(0x6B, 0x55, 0x00) : new Color(0xFF, 0xE2, 0x8A));
    }

    private static float brightness(RGB colour) {
        return 0.3f * colour.red + 0.6f * colour.green + 0.1f * colour.blue;
    }

    private static Color mix(RGB from, RGB to, float share) {
        return new Color(between(from.red, to.red, share), between(from.green, to.green, share),
                between(from.blue, to.blue, share));
    }

    private static int between(int from, int to, float share) {
        return Math.round(from + (to - from) * share);
    }
}
