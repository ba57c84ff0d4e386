// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.commands;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.exchange.NewPayloads;
import org.roundtrip.ui.form.NameDialog;

/** Asks for a name, creates an empty payload of that name, and opens it in the perspective Design. */
public final class NewPayloadHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(NewPayloadHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        ask(HandlerUtil.getActiveWorkbenchWindow(event));
        return null;
    }

    /** Asks for the name of a new payload and opens it. */
    public static void ask(IWorkbenchWindow window) {
        NameDialog.ask(window.getShell(), TEXTS.text("title"), TEXTS.text("question"), TEXTS.text("name"))
                .ifPresent(name -> create(name, window));
    }

    /** Creates a payload of a name and opens it. */
    public static void create(String name, IWorkbenchWindow window) {
        try {
            DesignInput.open(NewPayloads.write(new Drawing(name, "", Optional.empty(), List.of(), List.of()), window), window);
        } catch (IOException e) {
            MessageDialog.openError(window.getShell(), TEXTS.text("title"), e.getMessage());
        }
    }
}
