// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;

/**
 * GTK draws a table or a tree that got another font while it was out of sight with letters, or with rows, of the size before, if
 * one of the controls that contain it has moved meanwhile, as in presenter mode. It takes the new font once it has drawn the
 * control in sight with a third one. User interface's thread only.
 */
final class LateFonts {
    /** The third font must have been drawn: within one turn of the loop of events GTK would not see it. */
    private static final int DRAWN_MILLIS = 300;
    private final Display display;
    private final ResourceManager fonts;
    private final Predicate<Control> stillWanted;
    /** What got a font out of sight and was not drawn since; null stands for the desktop's font. */
    private final Map<Control, Font> late = new WeakHashMap<>();
    /** What has a third font now, with the font that it gets back. */
    private final Map<Control, Font> renewed = new WeakHashMap<>();
    private final Listener painted = event -> painted(event.widget instanceof Control control ? control : null);

    /** @param stillWanted whether the font that a control got is still the one that it should have */
    LateFonts(Display display, ResourceManager fonts, Predicate<Control> stillWanted) {
        this.display = display;
        this.fonts = fonts;
        this.stillWanted = stillWanted;
    }

    /** A control got a font. @param font may be null for the desktop's */
    void given(Control control, Font font) {
        if (!control.isVisible() && (control instanceof Table || control instanceof Tree)) {
            if (late.isEmpty()) {
                display.addFilter(SWT.Paint, painted);
            }
            late.put(control, font);
        }
    }

    private void painted(Control control) {
        if (control != null && late.containsKey(control)) {
            Font font = late.remove(control);
            if (late.isEmpty()) {
                display.removeFilter(SWT.Paint, painted);
            }
            // A change of fonts within the painting would not be seen.
            display.asyncExec(() -> renew(control, font));
        }
    }

    /** Gives back the fonts of all controls that have a third one now, before somebody takes that for their usual one. */
    void finish() {
        List.copyOf(renewed.keySet()).forEach(this::giveBack);
    }

    private void renew(Control control, Font font) {
        if (!control.isDisposed() && stillWanted.test(control)) {
            FontData[] third = FontDescriptor.copy(control.getFont().getFontData());
            for (FontData each : third) {
                each.setHeight(each.getHeight() + 1);
            }
            renewed.put(control, font);
            control.setFont(fonts.create(FontDescriptor.createFrom(third)));
            display.timerExec(DRAWN_MILLIS, () -> giveBack(control));
        }
    }

    private void giveBack(Control control) {
        if (renewed.containsKey(control)) {
            Font font = renewed.remove(control);
            if (!control.isDisposed() && stillWanted.test(control)) {
                control.setFont(font != null && font.isDisposed() ? null : font);
                control.notifyListeners(SWT.Settings, new Event());
            }
        }
    }
}
