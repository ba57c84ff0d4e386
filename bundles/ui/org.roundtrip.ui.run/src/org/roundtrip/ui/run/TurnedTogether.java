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
import org.eclipse.e4.ui.workbench.modeling.EPartService;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
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
        EPartService parts = view.getSite().getService(EPartService.class);
        MUIElement folder = folder(view, view.getSite().getService(MPart.class));
        // A view that was behind others since the start is made when it is brought to the front, and not to be looked at.
        Stream.of(page.getViewReferences()).filter(each -> each.getId().equals(part.getId())).map(each -> parts.findPart(modelId(each)))
                .filter(each -> each != null && !parts.isPartVisible(each) && isBeside(folder(view, each), folder))
                .findFirst().ifPresent(parts::bringToTop);
    }

    private static String modelId(IViewReference view) {
        return view.getSecondaryId() == null ? view.getId() : view.getId() + ":" + view.getSecondaryId();
    }

    private static boolean isBeside(MUIElement folder, MUIElement other) {
        return folder != null && folder != other && !folder.getTags().contains(IPresentationEngine.MINIMIZED);
    }

    /** The folder in which a part stands in the perspective that is shown; null for none. @param view in the same window */
    private static MUIElement folder(IViewPart view, MPart part) {
        MPlaceholder place = view.getSite().getService(EModelService.class).findPlaceholderFor(view.getSite().getService(MWindow.class), part);
        return place == null ? null : place.getParent();
    }
}
