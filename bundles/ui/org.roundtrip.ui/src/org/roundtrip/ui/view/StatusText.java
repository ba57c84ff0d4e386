// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.ui.theme.Icons;

/**
 * The sentence in the status line of a window. It stays until the next one, or until another part becomes active. User
 * interface's thread only.
 */
public final class StatusText {
    private static final String KEY = StatusText.class.getName();

    private StatusText() {
    }

    /** Sentences of a window go into this line. To be called once, when the window is open. */
    public static void into(IStatusLineManager line, IWorkbenchWindow window) {
        window.getShell().setData(KEY, line);
    }

    /** Says a sentence. @param icon see {@link Icons} */
    public static void say(IWorkbenchWindow window, String icon, String sentence) {
        line(window).setMessage(Icons.image(icon), sentence);
    }

    /** Says nothing any more. */
    public static void clear(IWorkbenchWindow window) {
        line(window).setMessage(null);
    }

    private static IStatusLineManager line(IWorkbenchWindow window) {
        return (IStatusLineManager) window.getShell().getData(KEY);
    }
}
