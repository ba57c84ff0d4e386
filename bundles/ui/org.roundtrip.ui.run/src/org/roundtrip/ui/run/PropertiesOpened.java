// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.properties.PropertySheet;

/**
 * Gives the platform's view Properties what is selected in the part that was active before. The view is active already when it is opened,
 * and would be empty until another part is activated. User interface's thread.
 */
public final class PropertiesOpened implements IStartup {
    @Override
    public void earlyStartup() {
        EveryWindow.of(PlatformUI.getWorkbench(), window -> window.getPartService().addPartListener(new Following()));
    }

    /** Of one window. */
    private static final class Following implements IPartListener2 {
        private IWorkbenchPart last;

        @Override
        public void partActivated(IWorkbenchPartReference part) {
            IWorkbenchPart active = part.getPart(false);
            last = active instanceof PropertySheet ? last : active;
        }

        @Override
        public void partClosed(IWorkbenchPartReference part) {
            last = part.getPart(false) == last ? null : last;
        }

        @Override
        public void partOpened(IWorkbenchPartReference part) {
            if (part.getPart(false) instanceof PropertySheet sheet && last != null) {
                sheet.partActivated(last);
                ISelectionProvider selected = last.getSite().getSelectionProvider();
                if (selected != null) {
                    sheet.selectionChanged(last, selected.getSelection());
                }
            }
        }
    }
}
