// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;

/** Asks for an archived run, and opens it as one of the user's. */
public final class OpenArchiveHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(OpenArchiveHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText(TEXTS.text("openArchiveTitle"));
        dialog.setFilterExtensions(new String[] {"*" + RunArchive.SUFFIX});
        dialog.setFilterNames(new String[] {TEXTS.text("archives")});
        String file = dialog.open();
        if (file != null) {
            Opening.bring(Path.of(file), window.getService(Library.class), window.getActivePage());
        }
        return null;
    }
}
