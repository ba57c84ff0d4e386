// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.MUILabel;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.look.WindowSize;
import org.roundtrip.ui.run.views.LibraryView;

/**
 * What is minimised in the perspective Run while two runs are compared: the editors, and in a narrow window the list of plans and
 * runs, beside which two tables would not have room for their columns. User interface's thread.
 */
final class PutAway {
    private static final Texts TEXTS = Texts.of(PutAway.class);

    /** The tag of what was minimised for a comparison, in the model that is kept from one start to the next. */
    private static final String AWAY = "org.roundtrip.ui.run.minimisedForComparison";

    private PutAway() {
    }

    /** Minimises what is in the way of a comparison and is not minimised yet. */
    static void from(IWorkbenchWindow window) {
        editors(window).filter(PutAway::isInTheWay).ifPresent(editors -> {
            minimise(editors);
            if (editors.getRef() instanceof MUILabel named) {
                named.setLabel(TEXTS.text("editors"));
            }
        });
        if (WindowSize.isNarrow(window.getShell())) {
            library(window).filter(PutAway::isInTheWay).ifPresent(PutAway::minimise);
        }
    }

    /** Gives what a comparison has minimised its place again. @return whether the editors were among it */
    static boolean back(IWorkbenchWindow window) {
        Optional<MPlaceholder> editors = editors(window).filter(PutAway::isAway);
        List<MUIElement> away = Stream.<MUIElement>concat(editors.stream(), library(window).filter(PutAway::isAway).stream()).toList();
        for (MUIElement each : away) {
            each.getTags().remove(AWAY);
            each.getTags().remove(IPresentationEngine.MINIMIZED);
        }
        return editors.isPresent();
    }

    private static void minimise(MUIElement element) {
        element.getTags().add(AWAY);
        element.getTags().add(IPresentationEngine.MINIMIZED);
    }

    /** What a person has brought back meanwhile stays. */
    private static boolean isInTheWay(MUIElement element) {
        return !element.getTags().contains(IPresentationEngine.MINIMIZED) && !isAway(element);
    }

    private static boolean isAway(MUIElement element) {
        return element.getTags().contains(AWAY);
    }

    private static Optional<MPlaceholder> editors(IWorkbenchWindow window) {
        return places(window, IPageLayout.ID_EDITOR_AREA);
    }

    /** The folder of the list of plans and runs, while that is alone in it. */
    private static Optional<MPartStack> library(IWorkbenchWindow window) {
        return places(window, LibraryView.ID).map(MUIElement::getParent).filter(MPartStack.class::isInstance).map(MPartStack.class::cast)
                .filter(folder -> folder.getChildren().stream().filter(MUIElement::isToBeRendered).count() == 1);
    }

    private static Optional<MPlaceholder> places(IWorkbenchWindow window, String id) {
        EModelService model = window.getService(EModelService.class);
        return Optional.ofNullable(model.find(RunPerspective.ID, window.getService(MWindow.class)))
                .flatMap(perspective -> model.findElements(perspective, id, MPlaceholder.class).stream().findFirst());
    }
}
