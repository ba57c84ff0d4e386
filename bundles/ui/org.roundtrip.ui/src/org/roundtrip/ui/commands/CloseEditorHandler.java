// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Closes the editor that is in sight, also while a view is active. The platform's own handler needs the editor to be
 * active. An editor out of sight, such as in a perspective without editors, stays. User interface's thread only.
 */
public final class CloseEditorHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        IEditorPart editor = inSight();
        if (editor != null) {
            editor.getSite().getPage().closeEditor(editor, true);
        }
        return null;
    }

    @Override
    public boolean isEnabled() {
        return inSight() != null;
    }

    private static IEditorPart inSight() {
        IWorkbenchWindow window = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        IEditorPart editor = page == null ? null : page.getActiveEditor();
        return editor != null && page.isPartVisible(editor) ? editor : null;
    }
}
