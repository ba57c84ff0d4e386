// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.e4.ui.model.application.ui.MElementContainer;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * Before the first run the editor has half of the window; when a run begins, the warm-up curves get the larger part. The
 * border is moved only from the place where {@link RunPerspective} put it, so a border that a person moved stays.
 */
public final class RoomForCurves implements IStartup {
    /** The weights of the platform's model have no unit; two elements of a sash share their sum. */
    private static final int SUM = 10_000;
    private static final float EDITOR_IN_RUN = 0.42f;
    private static final float EXACTNESS = 0.005f;

    @Override
    public void earlyStartup() {
        IWorkbench workbench = PlatformUI.getWorkbench();
        workbench.getService(OpenRuns.class).addListener(new OpenRunsListener() {
            @Override
            public void opened(OpenRun run) {
                IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
                if (run.live() && window != null) {
                    give(window);
                }
            }
        });
    }

    private static void give(IWorkbenchWindow window) {
        EModelService model = window.getService(EModelService.class);
        MUIElement curves = model.find(RunPerspective.CURVES, window.getService(MWindow.class));
        if (curves == null || !(curves.getParent() instanceof MElementContainer<?> sash)
                || sash.getChildren().size() != 2) {
            return;
        }
        MUIElement editor = sash.getChildren().getFirst();
        float before = weight(editor);
        float share = before / (before + weight(curves));
        if (Math.abs(share - RunPerspective.EDITOR_BEFORE_RUN) < EXACTNESS) {
            editor.setContainerData(Integer.toString(Math.round(SUM * EDITOR_IN_RUN)));
            curves.setContainerData(Integer.toString(Math.round(SUM * (1 - EDITOR_IN_RUN))));
        }
    }

    /** Returns the weight of an element in its sash, or not a number when it has none. */
    private static float weight(MUIElement element) {
        try {
            return element.getContainerData() == null ? Float.NaN : Integer.parseInt(element.getContainerData());
        } catch (NumberFormatException e) {
            return Float.NaN;
        }
    }
}
