// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/**
 * The size of what the desktop writes itself, which are menus and tool tips: SWT has no fonts for them. GTK takes a sheet of
 * style for them at any time; other desktops decide alone. The other texts have fonts, which GTK
 * does not always follow ({@link #takeFontsAnew}). User interface's thread only.
 */
final class DesktopTexts {
    private static final String GTK = "org.eclipse.swt.internal.gtk.GTK";
    private static final String GTK3 = "org.eclipse.swt.internal.gtk3.GTK3";
    private static final String GDK = "org.eclipse.swt.internal.gtk.GDK";
    /** Stronger than the desktop's theme, weaker than what a person has set for all programs. */
    private static final int STRENGTH = 600;
    private static final String RULE = "menubar, menu, tooltip { font-size: %dpt; }";
    /** Directions of writing: right to left, then the one that SWT always sets. */
    private static final int[] DIRECTIONS = {2, 1};
    /** GTK's handle of the sheet; 0 before there is one. A display cannot be rid of it, so it is emptied. */
    private long sheet;

    /** Gives menus and tool tips a size. @param points 0 for the desktop's own size */
    void size(int points) {
        if (!SWT.getPlatform().equals("gtk") || points == 0 && sheet == 0) {
            return;
        }
        try {
            if (sheet == 0) {
                sheet = (long) call(GTK, "gtk_css_provider_new", new Class<?>[0]);
                call(GTK3, "gtk_style_context_add_provider_for_screen", new Class<?>[] {long.class, long.class, int.class},
                        call(GDK, "gdk_screen_get_default", new Class<?>[0]), sheet, STRENGTH);
            }
            byte[] text = (points == 0 ? "" : String.format(RULE, points)).getBytes(StandardCharsets.US_ASCII);
            call(GTK3, "gtk_css_provider_load_from_data", new Class<?>[] {long.class, byte[].class, long.class, long[].class},
                    sheet, text, (long) text.length, new long[1]);
        } catch (ReflectiveOperationException e) {
            ILog.get().info("Menus and tool tips stay as large as the desktop draws them.", e);
        }
    }

    /**
     * To be called when fonts have changed, also of controls out of sight. The workbench moves the controls of a perspective to
     * another window when it goes out of sight or comes back. GTK then takes the font that a button or a field has got meanwhile,
     * without noting it; if the next one is the font that it has noted, it sees no change and goes on with large letters, in
     * sight, too. It takes all fonts anew when the direction of writing changes.
     */
    static void takeFontsAnew() {
        if (!SWT.getPlatform().equals("gtk")) {
            return;
        }
        try {
            for (int direction : DIRECTIONS) {
                call(GTK, "gtk_widget_set_default_direction", new Class<?>[] {int.class}, direction);
            }
        } catch (ReflectiveOperationException e) {
            ILog.get().info("Some texts that were out of sight may keep the size that they had.", e);
        }
    }

    /** Only SWT for GTK has these methods, so the code for all desktops cannot call them directly. */
    private static Object call(String type, String method, Class<?>[] parameters, Object... arguments)
            throws ReflectiveOperationException {
        return Class.forName(type, true, Display.class.getClassLoader()).getMethod(method, parameters).invoke(null, arguments);
    }
}
