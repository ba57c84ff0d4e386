// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.save.DesktopFiles;

/** Shows the selected run's folder, or that of the selected plan, in the desktop's file manager. */
public final class OpenFolderHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Path folder = switch (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement()) {
            case RunItem run -> run.folder();
            case PlanItem plan when plan.source() instanceof PlanSource.Own own -> own.file().getParent();
            case PayloadItem payload -> payload.file().getParent();
            case null, default -> null;
        };
        if (folder != null) {
            DesktopFiles.open(folder);
        }
        return null;
    }
}
