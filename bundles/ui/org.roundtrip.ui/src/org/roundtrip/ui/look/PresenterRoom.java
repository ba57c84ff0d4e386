// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * The room of presenter mode: one part fills the window, in each perspective: the one that a person chose last there, else one that is
 * {@link ShownFirst}, else the active one. The room goes along when another part becomes the active one. A view in which people choose
 * never gets the room: while it is the active one, a part that is shown first gets it, or the largest where none is in sight. What is
 * {@link SideBySide} with the part stays in sight beside it. Who gives the parts their places back by hand, by a double click on the tab,
 * keeps them. User interface's thread only.
 */
final class PresenterRoom {
    /** The tag of what fills its perspective because of this mode. It outlives the workbench, as the room does in a perspective out of sight. */
    private static final String ALONE = "org.roundtrip.ui.presenter.alone";
    private final Display display;
    /** The perspectives in which a part was given the room since the mode began. */
    private final Set<MPerspective> entered = Collections.newSetFromMap(new WeakHashMap<>());
    private final ChosenParts chosen;

    PresenterRoom(Display display) {
        this.display = display;
        chosen = new ChosenParts(display, this::goAlong);
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        events.subscribe(UIEvents.UILifeCycle.PERSPECTIVE_SWITCHED, event -> display.asyncExec(() -> {
            if (!Setting.PRESENTER.on()) {
                takeAll();
            } else {
                enter();
            }
        }));
    }

    /** Gives a part of each window the room, or all parts their places. */
    void follow(boolean on) {
        entered.clear();
        if (!on) {
            takeAll();
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            give(window);
        }
    }

    /** A perspective that comes into sight for the first time in this mode has no part with the room. */
    private void enter() {
        if (display.isDisposed()) {
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            if (!entered.contains(ChosenParts.perspective(window)) && maximized(window).isEmpty()) {
                give(window);
            }
        }
    }

    private void give(IWorkbenchWindow window) {
        IWorkbenchPage page = window.getActivePage();
        IWorkbenchPartReference active = page == null ? null : page.getActivePartReference();
        if (active == null) {
            return;
        }
        IWorkbenchPartReference shown = (ChosenParts.isNavigation(active) ? first(page).or(() -> largest(page))
                : chosen.of(page).or(() -> first(page))).orElse(active);
        page.setPartState(shown, IWorkbenchPage.STATE_MAXIMIZED);
        entered.add(ChosenParts.perspective(window));
        maximized(window).forEach(part -> part.getTags().add(ALONE));
        if (shown.getPart(false) instanceof SideBySide compared) {
            compared.others().forEach(other -> keepBeside(window, other));
        }
        if (shown != active) {
            page.activate(shown.getPart(false));
        }
    }

    /** The parts in sight; editors, which all perspectives share, come behind the views of this one. */
    private static Stream<IWorkbenchPartReference> visible(IWorkbenchPage page) {
        return Stream.<IWorkbenchPartReference>concat(Stream.of(page.getViewReferences()), Stream.of(page.getEditorReferences()))
                .filter(part -> part.getPart(false) != null && page.isPartVisible(part.getPart(false)));
    }

    private static Optional<IWorkbenchPartReference> first(IWorkbenchPage page) {
        return visible(page).filter(part -> part.getPart(false) instanceof ShownFirst first && first.hasContent()).findFirst();
    }

    /** The part in sight with the most room, of those that show what was chosen. */
    private static Optional<IWorkbenchPartReference> largest(IWorkbenchPage page) {
        return visible(page).filter(part -> !ChosenParts.isNavigation(part))
                .max(Comparator.comparingInt(part -> model(part.getPart(false)).getWidget() instanceof Control widget
                        ? widget.getSize().x * widget.getSize().y : 0));
    }

    private static MPart model(IWorkbenchPart part) {
        return part.getSite().getService(MPart.class);
    }

    /** Takes a view from those that the part with the room hides. */
    private static void keepBeside(IWorkbenchWindow window, IWorkbenchPart view) {
        hiding(window, view).forEach(part -> part.getTags().remove(IPresentationEngine.MINIMIZED));
    }

    /** The folders that hold a view and are hidden by the part with the room. */
    private static List<MUIElement> hiding(IWorkbenchWindow window, IWorkbenchPart view) {
        return tagged(window, IPresentationEngine.MINIMIZED_BY_ZOOM).stream().filter(part -> contains(window, part, model(view)))
                .filter(part -> part.getTags().contains(IPresentationEngine.MINIMIZED)).toList();
    }

    /** The part that became active may be one that the part with the room hides: the room is its own then. */
    private void goAlong() {
        if (!Setting.PRESENTER.on() || display.isDisposed()) {
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            List<MUIElement> ours = maximized(window).stream().filter(part -> part.getTags().contains(ALONE)).toList();
            IWorkbenchPage page = window.getActivePage();
            IWorkbenchPart active = page == null ? null : page.getActivePart();
            if (active != null && !ChosenParts.isNavigation(page.getActivePartReference()) && !ours.isEmpty() && !hasRoom(window, ours, active)) {
                take(ours);
                give(window);
            }
        }
    }

    /** Whether a part has the room, or is in sight beside one that has it and is looked at together with it. */
    private static boolean hasRoom(IWorkbenchWindow window, List<MUIElement> ours, IWorkbenchPart part) {
        boolean beside = part instanceof SideBySide compared && hiding(window, part).isEmpty()
                && compared.others().stream().anyMatch(other -> ours.stream().anyMatch(each -> contains(window, each, model(other))));
        return beside || ours.stream().anyMatch(each -> contains(window, each, model(part)));
    }

    private static boolean contains(IWorkbenchWindow window, MUIElement maximized, MPart part) {
        return window.getService(EModelService.class).findElements(maximized, null, MPart.class, null).contains(part);
    }

    /** Gives the parts of the perspective in sight their places again. The platform does not do it in one out of sight. */
    private void takeAll() {
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            take(maximized(window));
        }
    }

    private void take(List<MUIElement> maximized) {
        maximized.stream().filter(part -> part.getTags().remove(ALONE)).forEach(part -> part.getTags().remove(IPresentationEngine.MAXIMIZED));
    }

    private static List<MUIElement> maximized(IWorkbenchWindow window) {
        return tagged(window, IPresentationEngine.MAXIMIZED);
    }

    private static List<MUIElement> tagged(IWorkbenchWindow window, String tag) {
        return window.getService(EModelService.class).findElements(window.getService(MWindow.class), null, MUIElement.class,
                List.of(tag), EModelService.PRESENTATION);
    }
}
