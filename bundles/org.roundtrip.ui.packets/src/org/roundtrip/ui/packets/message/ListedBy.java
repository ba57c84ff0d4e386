// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.roundtrip.ui.packets.list.PacketListView;

/** Lets the list of packets show only some, wherever the wish comes from. User interface's thread only. */
public final class ListedBy {
    private ListedBy() {
    }

    /** Brings up the list with a filter. @param filter in the filter language */
    public static void filter(IWorkbenchPage page, String filter) {
        try {
            ((PacketListView) page.showView(PacketListView.ID)).filter(filter);
        } catch (PartInitException e) {
            ILog.get().log(e.getStatus());
        }
    }
}
