// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * The buttons that minimise folders of parts. While a part fills the window, the platform hides those of all other folders. SWT
 * keeps the picture of a hidden button, and draws it in another colour only while the button is shown: after a change of the
 * theme it would come back in the old one. User interface's thread only.
 */
final class FolderButtons {
    private final Display display;
    /** Pictures are to be drawn soon: all folders come back together. */
    private boolean toBeDrawn;

    private FolderButtons(Display display) {
        this.display = display;
    }

    /** From now on buttons that are shown again have the colour of their folders. To be called once. */
    static void lead(Display display, IEventBroker events) {
        FolderButtons buttons = new FolderButtons(display);
        events.subscribe(UIEvents.ApplicationElement.TOPIC_TAGS, event -> {
            if (UIEvents.isREMOVE(event) && UIEvents.contains(event, UIEvents.EventTags.OLD_VALUE, IPresentationEngine.MINIMIZED)) {
                buttons.drawSoon();
            }
        });
    }

    private void drawSoon() {
        if (!toBeDrawn) {
            toBeDrawn = true;
            // The platform hears the same event, and shows the buttons.
            display.asyncExec(() -> {
                toBeDrawn = false;
                for (Control shell : display.getShells()) {
                    draw(shell);
                }
            });
        }
    }

    private static void draw(Control control) {
        if (control instanceof CTabFolder folder && folder.getMinimizeVisible()) {
            folder.setForeground(folder.getForeground());
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                draw(child);
            }
        }
    }
}
