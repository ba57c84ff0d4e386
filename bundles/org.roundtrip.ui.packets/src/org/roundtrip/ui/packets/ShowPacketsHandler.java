// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.packets.desk.CaptureOpener;

/** Shows the packets of the fork in focus. */
public final class ShowPacketsHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        CaptureOpener.openFocus(HandlerUtil.getActiveWorkbenchWindow(event));
        return null;
    }
}
