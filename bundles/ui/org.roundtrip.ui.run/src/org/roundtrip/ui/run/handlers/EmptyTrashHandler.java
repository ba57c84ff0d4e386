// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.Trash;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;

/** Deletes what is in the trash for good, after asking. */
public final class EmptyTrashHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(EmptyTrashHandler.class);
    private static final int DELETE = 0, CANCEL = 1;

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Library library = window.getService(Library.class);
        List<Path> paths = library.on(Shelf.TRASH).stream().map(item -> ((TrashItem) item).path()).toList();
        if (!paths.isEmpty() && confirmed(window,
                paths.size() == 1 ? TEXTS.text("emptyTrashOfOne") : TEXTS.text("emptyTrash", paths.size()))) {
            Trash trash = library.trash();
            FileWork.later(TEXTS.text("deleting"), library, paths, trash::delete);
        }
        return null;
    }

    /** Asks; Enter alone deletes nothing, since this cannot be undone. */
    private static boolean confirmed(IWorkbenchWindow window, String question) {
        return new MessageDialog(window.getShell(), TEXTS.text("emptyTrashTitle"), null, question, MessageDialog.QUESTION, CANCEL,
                TEXTS.text("emptyTrashNow"), IDialogConstants.CANCEL_LABEL).open() == DELETE;
    }
}
