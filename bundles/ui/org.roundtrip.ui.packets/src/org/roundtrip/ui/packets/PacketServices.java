// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.ui.IWorkbench;
import org.roundtrip.ui.packets.bars.ProviderStudies;
import org.roundtrip.ui.packets.notes.NotesService;
import org.roundtrip.ui.services.WorkbenchServiceFactory;

/** Creates the services that the windows of the perspective Packets share. */
public final class PacketServices extends WorkbenchServiceFactory {

    @Override
    protected Object create(Class<?> service, IWorkbench workbench) {
        if (service == NotesService.class) {
            return new NotesService(workbench.getDisplay()::asyncExec);
        }
        return service == ProviderStudies.class ? new ProviderStudies() : null;
    }
}
