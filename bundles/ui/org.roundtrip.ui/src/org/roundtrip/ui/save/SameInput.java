// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;

/**
 * Finds the editor of an input among those that are open. After a start a tab is there before its editor; the platform
 * compares its title with the name of the input then, and the title is that of a plan or payload, not that of its file.
 */
public final class SameInput implements IEditorMatchingStrategy {
    @Override
    public boolean matches(IEditorReference editor, IEditorInput input) {
        try {
            return input.equals(editor.getEditorInput());
        } catch (PartInitException e) {
            // The tab says so itself when it is shown.
            return false;
        }
    }
}
