// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.model.application.ui.basic.MStackElement;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.e4.ui.workbench.modeling.EPartService;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;

/**
 * Keeps the tabs in front that were in front at the end of the last session. When a perspective is shown for the first time
 * after a start, the platform brings the view to the front that was active in the other perspective, if both have it. Editors are in all perspectives and stay as they are.
 * User interface's thread only.
 */
final class FrontTabs extends PerspectiveAdapter {
    private final IWorkbenchWindow window;
    private final Map<String, Map<MPartStack, MStackElement>> front = new HashMap<>();

    private FrontTabs(IWorkbenchWindow window) {
        this.window = window;
        EModelService model = window.getService(EModelService.class);
        for (MPerspective perspective : model.findElements(window.getService(MWindow.class), null, MPerspective.class)) {
            Map<MPartStack, MStackElement> selected = new HashMap<>();
            // Without the editors, which all perspectives share: a person may have turned to another one meanwhile.
            for (MPartStack stack : model.findElements(perspective, null, MPartStack.class, null, EModelService.IN_ANY_PERSPECTIVE)) {
                selected.put(stack, stack.getSelectedElement());
            }
            front.put(perspective.getElementId(), selected);
        }
        IWorkbenchPage page = window.getActivePage();
        if (page != null && page.getPerspective() != null) {
            front.remove(page.getPerspective().getId());
        }
    }

    /** Remembers the tabs of a window that has just opened, until each of its perspectives was shown. */
    static void keep(IWorkbenchWindow window) {
        window.addPerspectiveListener(new FrontTabs(window));
    }

    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        Map<MPartStack, MStackElement> before = front.remove(perspective.getId());
        if (before != null) {
            before.forEach(this::bringBack);
        }
    }

    private void bringBack(MPartStack stack, MStackElement before) {
        MStackElement now = stack.getSelectedElement();
        if (before == null || now == before || !stack.getChildren().contains(before) || !before.isToBeRendered()) {
            return;
        }
        EPartService parts = window.getService(EPartService.class);
        if (part(now) == parts.getActivePart() && part(before) instanceof MPart view) {
            parts.activate(view);
        } else {
            stack.setSelectedElement(before);
        }
    }

    private static MUIElement part(MStackElement element) {
        return element instanceof MPlaceholder place ? place.getRef() : element;
    }
}
