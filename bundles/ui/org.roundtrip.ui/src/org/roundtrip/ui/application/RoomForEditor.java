// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.util.Arrays;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PerspectiveAdapter;
import org.roundtrip.ui.look.WindowSize;

/**
 * Brings a perspective to its first proportions when it was left in a high window, is shown again in a low one, and leaves
 * the editor less than a third of the window there. All views that were open stay open. A layout that was left in a low
 * window is never changed. User interface's thread only.
 */
final class RoomForEditor extends PerspectiveAdapter {
    /** Whether a perspective was shown last in a low window; kept with the layout. */
    private static final String LOW = "org.roundtrip.ui.low";
    private static final int LEAST_SHARE = 3;
    private final IWorkbenchWindow window;

    /** @param secondary null for a view that is open once */
    private record OpenView(String id, String secondary) {
    }

    private RoomForEditor(IWorkbenchWindow window) {
        this.window = window;
    }

    /** Looks at the perspectives of a window as they are shown. */
    static void keep(IWorkbenchWindow window) {
        RoomForEditor room = new RoomForEditor(window);
        window.addPerspectiveListener(room);
        if (window.getActivePage() != null && window.getActivePage().getPerspective() != null) {
            room.perspectiveActivated(window.getActivePage(), window.getActivePage().getPerspective());
        }
    }

    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        // Its parts get their sizes afterwards.
        window.getShell().getDisplay().asyncExec(() -> {
            Shell shell = window.getShell();
            if (shell != null && !shell.isDisposed() && page.getPerspective() == perspective && !page.isPageZoomed()
                    && window.getService(EModelService.class).find(perspective.getId(), window.getService(MWindow.class))
                            instanceof MPerspective shown) {
                look(page, shown);
            }
        });
    }

    private void look(IWorkbenchPage page, MPerspective shown) {
        boolean low = WindowSize.isLow(window.getShell());
        if (low && !Boolean.parseBoolean(shown.getPersistedState().get(LOW)) && isCramped(shown)) {
            reset(page);
        }
        shown.getPersistedState().put(LOW, Boolean.toString(low));
    }

    private boolean isCramped(MPerspective shown) {
        int height = window.getShell().getClientArea().height;
        return window.getService(EModelService.class).findElements(shown, IPageLayout.ID_EDITOR_AREA, MPlaceholder.class)
                .stream().anyMatch(area -> area.getRef() != null && area.getRef().getWidget() instanceof Control editors
                        && editors.isVisible() && editors.getSize().y < height / LEAST_SHARE);
    }

    private static void reset(IWorkbenchPage page) {
        List<OpenView> open = Arrays.stream(page.getViewReferences()).map(RoomForEditor::open).toList();
        IWorkbenchPart active = page.getActivePart();
        page.resetPerspective();
        for (OpenView view : open) {
            try {
                page.showView(view.id(), view.secondary(), IWorkbenchPage.VIEW_CREATE);
            } catch (PartInitException e) {
                ILog.get().warn("A view did not come back: " + view.id(), e);
            }
        }
        if (active != null) {
            page.activate(active);
        }
    }

    private static OpenView open(IViewReference view) {
        return new OpenView(view.getId(), view.getSecondaryId());
    }
}
