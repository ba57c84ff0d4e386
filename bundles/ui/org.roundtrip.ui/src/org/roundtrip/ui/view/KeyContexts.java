// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.IHandler;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.handlers.IHandlerActivation;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.services.IServiceLocator;

/** Contexts of key bindings that are active while a control has the focus. User interface's thread only. */
public final class KeyContexts {

    private KeyContexts() {
    }

    /**
     * Activates contexts while a control has the focus.
     *
     * @param site that of the control's part
     * @param ids  of the contexts, as in plugin.xml
     */
    public static void whileFocused(IServiceLocator site, Control control, String... ids) {
        IContextService service = site.getService(IContextService.class);
        List<IContextActivation> active = new ArrayList<>();
        control.addListener(SWT.FocusIn, event -> {
            if (active.isEmpty()) {
                for (String id : ids) {
                    active.add(service.activateContext(id));
                }
            }
        });
        for (int end : new int[] {SWT.FocusOut, SWT.Dispose}) {
            control.addListener(end, event -> {
                service.deactivateContexts(active);
                active.clear();
            });
        }
    }

    /**
     * Lets a control handle commands while it has the focus. Fields beside it keep theirs, such as copy and paste.
     *
     * @param site     that of the control's part
     * @param handlers by the ids of the commands
     */
    public static void handleWhileFocused(IServiceLocator site, Control control, Map<String, IHandler> handlers) {
        IHandlerService service = site.getService(IHandlerService.class);
        List<IHandlerActivation> active = new ArrayList<>();
        control.addListener(SWT.FocusIn, event -> {
            if (active.isEmpty()) {
                handlers.forEach((id, handler) -> active.add(service.activateHandler(id, handler)));
            }
        });
        for (int end : new int[] {SWT.FocusOut, SWT.Dispose}) {
            control.addListener(end, event -> {
                service.deactivateHandlers(active);
                active.clear();
            });
        }
    }
}
