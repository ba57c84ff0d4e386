// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.undo;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.part.EditorActionBarContributor;

/** Calls the {@link EditorActions} of the editor in front. All editors of one kind share their action bars, so none can do this by itself. */
public final class ActiveEditorActions extends EditorActionBarContributor {
    @Override
    public void setActiveEditor(IEditorPart editor) {
        EditorActions actions = Adapters.adapt(editor, EditorActions.class);
        if (actions != null) {
            actions.show(getActionBars());
        } else {
            // It is still being read; the actions of the editor before must not be called.
            getActionBars().clearGlobalActionHandlers();
            getActionBars().updateActionBars();
        }
    }
}
