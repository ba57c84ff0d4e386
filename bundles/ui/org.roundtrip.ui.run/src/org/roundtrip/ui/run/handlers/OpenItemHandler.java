// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.opening.Opening;

/** Opens the selected items of the tree. */
public final class OpenItemHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        for (Object item : HandlerUtil.getCurrentStructuredSelection(event)) {
            Opening.open((Item) item, HandlerUtil.getActiveWorkbenchWindow(event).getActivePage());
        }
        return null;
    }
}
