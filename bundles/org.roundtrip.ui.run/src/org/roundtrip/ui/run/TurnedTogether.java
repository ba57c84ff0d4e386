// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/**
 * While two runs are compared, the view of one run that a person turns to brings the view of the same kind of the other run to the
 * front of its folder: the tables, or the curves, of both stand beside each other. User interface's thread.
 */
final class TurnedTogether implements IPartListener2 {
    private IWorkbenchPartReference shown;

    @Override
    public void partVisible(IWorkbenchPartReference part) {
        shown = part;
    }

    /** A view that was in sight before is only used, so the other folder stays as it is. */
    @Override
    public void partActivated(IWorkbenchPartReference part) {
        if (part == shown) {
            shown = null;
            turned(part);
        }
    }

    private static void turned(IWorkbenchPartReference part) {
        IWorkbenchPage page = part.getPage();
        // A part that has the whole window gives none of it away.
        if (!RoomForRun.COMPARED.contains(part.getId()) || page.isPageZoomed() || !(part.getPart(false) instanceof IViewPart view)) {
            return;
        }
        MUIElement folder = folder(view);
        Stream.of(page.getViewReferences()).filter(each -> each.getId().equals(part.getId())).map(each -> each.getView(false))
                .filter(each -> each != null && each != view && !page.isPartVisible(each))
                .filter(each -> folder(each) != folder && !folder(each).getTags().contains(IPresentationEngine.MINIMIZED))
                .findFirst().ifPresent(page::bringToTop);
    }

    private static MUIElement folder(IViewPart view) {
        MPart part = view.getSite().getService(MPart.class);
        return part.getCurSharedRef() == null ? part.getParent() : part.getCurSharedRef().getParent();
    }
}
