// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
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
        // A view that was behind others since the start is made now.
        Stream.of(page.getViewReferences()).filter(each -> each.getId().equals(part.getId())).map(each -> each.getView(true))
                .filter(each -> each != null && each != view && !page.isPartVisible(each) && isBeside(folder(each), folder))
                .findFirst().ifPresent(page::bringToTop);
    }

    private static boolean isBeside(MUIElement folder, MUIElement other) {
        return folder != null && folder != other && !folder.getTags().contains(IPresentationEngine.MINIMIZED);
    }

    /** The folder in which a view stands in the perspective that is shown; null for none. */
    private static MUIElement folder(IViewPart view) {
        MPlaceholder place = view.getSite().getService(EModelService.class).findPlaceholderFor(view.getSite().getService(MWindow.class),
                view.getSite().getService(MPart.class));
        return place == null ? null : place.getParent();
    }
}
