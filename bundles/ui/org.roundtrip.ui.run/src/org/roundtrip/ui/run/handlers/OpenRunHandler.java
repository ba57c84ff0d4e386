// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;

/** Asks for a run folder and opens it. */
public final class OpenRunHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(OpenRunHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        DirectoryDialog dialog = new DirectoryDialog(window.getShell());
        dialog.setText(TEXTS.text("openRunTitle"));
        dialog.setMessage(TEXTS.text("openRunQuestion"));
        dialog.setFilterPath(window.getService(Library.class).home().runs().toString());
        String folder = dialog.open();
        if (folder != null) {
            Opening.run(Path.of(folder), window.getActivePage());
        }
        return null;
    }
}
