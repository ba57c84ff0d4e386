// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;

/**
 * The fonts of a page: that of its widget, enlarged by the reader's steps.
 *
 * @param body    running text
 * @param strong  bold
 * @param slanted italic
 * @param code    of fixed width
 * @param heading of a section
 * @param title   of the page
 */
record PageFonts(Font body, Font strong, Font slanted, Font code, Font heading, Font title) {

    private static final double STEP = 1.1;

    /** Returns fonts that the resources own and share. @param usual that of the widget @param steps of 10 % each */
    static PageFonts of(LocalResourceManager resources, Font usual, int steps) {
        double scale = Math.pow(STEP, steps);
        FontData text = usual.getFontData()[0];
        FontDescriptor body = sized(FontDescriptor.createFrom(text), text, scale);
        FontData fixed = JFaceResources.getTextFontDescriptor().getFontData()[0];
        return new PageFonts(resources.create(body), resources.create(body.setStyle(SWT.BOLD)),
                resources.create(body.setStyle(SWT.ITALIC)),
                resources.create(sized(FontDescriptor.createFrom(fixed).setStyle(SWT.NORMAL), text, scale)),
                resources.create(sized(body, text, scale * 1.15).setStyle(SWT.BOLD)),
                resources.create(sized(body, text, scale * 1.6).setStyle(SWT.BOLD)));
    }

    private static FontDescriptor sized(FontDescriptor font, FontData normal, double scale) {
        return font.setHeight(Math.max(4, (int) Math.round(normal.getHeight() * scale)));
    }
}
