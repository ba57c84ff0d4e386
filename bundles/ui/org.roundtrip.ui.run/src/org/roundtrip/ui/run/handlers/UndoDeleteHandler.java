// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Library;

/** Moves what was deleted last back from the trash. */
public final class UndoDeleteHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(UndoDeleteHandler.class);

    @Override
    public Object execute(ExecutionEvent event) {
        Library library = library();
        library.deletions().last().ifPresent(last -> {
            library.deletions().forget();
            FileWork.later(TEXTS.text("restoring"), library, last.places(), library.trash()::restore);
        });
        return null;
    }

    @Override
    public boolean isEnabled() {
        return PlatformUI.isWorkbenchRunning() && library().deletions().last().isPresent();
    }

    private static Library library() {
        return PlatformUI.getWorkbench().getService(Library.class);
    }
}
