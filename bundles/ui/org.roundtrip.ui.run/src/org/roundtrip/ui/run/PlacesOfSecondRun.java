// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.List;
import org.eclipse.e4.ui.model.application.ui.MElementContainer;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.ui.run.percentiles.PercentileView;
import org.roundtrip.ui.run.sweep.SweepView;
import org.roundtrip.ui.run.warmup.WarmUpView;

/**
 * The places of the charts of a second run in the perspective Run. A layout that an earlier version has stored lacks those that came later, so
 * that their views would open wherever there is a folder, such as in a column of their own. User interface's thread.
 */
public final class PlacesOfSecondRun {
    /** The charts that came after the second warm-up curves. */
    private static final List<String> LATER = List.of(PercentileView.ID, SweepView.ID);

    private PlacesOfSecondRun() {
    }

    /** Gives a window's perspective those that are missing: in the folder of the second warm-up curves. */
    public static void complete(IWorkbenchWindow window) {
        EModelService model = window.getService(EModelService.class);
        MUIElement perspective = model.find(RunPerspective.ID, window.getService(MWindow.class));
        if (perspective != null) {
            places(model, perspective, WarmUpView.ID).stream().findFirst().ifPresent(curves -> LATER.stream()
                    .filter(view -> places(model, perspective, view).isEmpty()).forEach(view -> add(model, view, curves.getParent())));
        }
    }

    private static void add(EModelService model, String view, MElementContainer<MUIElement> folder) {
        MPlaceholder place = model.createModelElement(MPlaceholder.class);
        place.setElementId(ofSecond(view));
        place.setToBeRendered(false);
        folder.getChildren().add(place);
    }

    private static List<MPlaceholder> places(EModelService model, MUIElement perspective, String view) {
        return model.findElements(perspective, ofSecond(view), MPlaceholder.class);
    }

    private static String ofSecond(String view) {
        return view + RunPerspective.SECOND;
    }
}
