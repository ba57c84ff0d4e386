// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.lang.ref.WeakReference;
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
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * The room of presenter mode: the active part fills the window, in each perspective, and the room goes along when another part becomes the
 * active one. A view in which people choose gives the room to the part that was active before it, or to the largest one when that is
 * out of sight, keeps its place beside that when it is the active one as the mode begins, and never draws the room. Who gives
 * the parts their places back by hand, by a double click on the tab, keeps them. User interface's thread only.
 */
final class PresenterRoom {
    private final Display display;
    /** What fills its perspective because of this mode. */
    private final Set<MUIElement> alone = Collections.newSetFromMap(new WeakHashMap<>());
    /** The perspectives in which a part was given the room since the mode began. */
    private final Set<MPerspective> entered = Collections.newSetFromMap(new WeakHashMap<>());
    /** The part that was active last and shows what was chosen. */
    private WeakReference<IWorkbenchPart> last = new WeakReference<>(null);

    PresenterRoom(Display display) {
        this.display = display;
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        events.subscribe(UIEvents.UILifeCycle.PERSPECTIVE_SWITCHED, event -> display.asyncExec(() -> {
            if (!Setting.PRESENTER.on()) {
                takeAll();
            } else {
                enter();
            }
        }));
        events.subscribe(UIEvents.UILifeCycle.ACTIVATE, event -> display.asyncExec(this::goAlong));
    }

    /** Gives the active part of each window the room, or all parts their places. */
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
            if (!entered.contains(perspective(window)) && maximized(window).isEmpty()) {
                give(window);
            }
        }
    }

    private static MPerspective perspective(IWorkbenchWindow window) {
        return window.getService(EModelService.class).getActivePerspective(window.getService(MWindow.class));
    }

    private void give(IWorkbenchWindow window) {
        IWorkbenchPage page = window.getActivePage();
        IWorkbenchPartReference active = page == null ? null : page.getActivePartReference();
        if (active != null) {
            Optional<IWorkbenchPartReference> shown = isNavigation(active) ? last(page).or(() -> largest(page)) : Optional.empty();
            page.setPartState(shown.orElse(active), IWorkbenchPage.STATE_MAXIMIZED);
            entered.add(perspective(window));
            alone.addAll(maximized(window));
            shown.ifPresent(part -> keepBeside(window, active.getPart(false)));
        }
    }

    private static boolean isNavigation(IWorkbenchPartReference part) {
        return part.getPart(false) instanceof Navigation || part.getId().equals(IPageLayout.ID_OUTLINE);
    }

    private Optional<IWorkbenchPartReference> last(IWorkbenchPage page) {
        IWorkbenchPart part = last.get();
        return part != null && part.getSite().getPage() == page && page.isPartVisible(part) ? Optional.ofNullable(page.getReference(part))
                : Optional.empty();
    }

    /** The part in sight with the most room, of those that show what was chosen. */
    private static Optional<IWorkbenchPartReference> largest(IWorkbenchPage page) {
        return Stream.<IWorkbenchPartReference>concat(Stream.of(page.getEditorReferences()), Stream.of(page.getViewReferences()))
                .filter(part -> part.getPart(false) != null && page.isPartVisible(part.getPart(false)) && !isNavigation(part))
                .max(Comparator.comparingInt(part -> model(part.getPart(false)).getWidget() instanceof Control widget
                        ? widget.getSize().x * widget.getSize().y : 0));
    }

    private static MPart model(IWorkbenchPart part) {
        return part.getSite().getService(MPart.class);
    }

    /** Takes a view from those that the part with the room hides. */
    private static void keepBeside(IWorkbenchWindow window, IWorkbenchPart view) {
        tagged(window, IPresentationEngine.MINIMIZED_BY_ZOOM).stream().filter(part -> contains(window, part, model(view)))
                .forEach(part -> part.getTags().remove(IPresentationEngine.MINIMIZED));
        window.getActivePage().activate(view);
    }

    /** The part that became active may be one that the part with the room hides: the room is its own then. */
    private void goAlong() {
        remember();
        if (!Setting.PRESENTER.on() || display.isDisposed()) {
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            List<MUIElement> ours = maximized(window).stream().filter(alone::contains).toList();
            IWorkbenchPage page = window.getActivePage();
            MPart active = page == null || page.getActivePart() == null ? null : model(page.getActivePart());
            if (active != null && !isNavigation(page.getActivePartReference()) && !ours.isEmpty() && ours.stream().noneMatch(part -> contains(window, part, active))) {
                take(ours);
                give(window);
            }
        }
    }

    private void remember() {
        IWorkbenchWindow window = display.isDisposed() ? null : PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page != null && page.getActivePart() != null && !isNavigation(page.getActivePartReference())) {
            last = new WeakReference<>(page.getActivePart());
        }
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
        maximized.stream().filter(alone::remove).forEach(part -> part.getTags().remove(IPresentationEngine.MAXIMIZED));
    }

    private static List<MUIElement> maximized(IWorkbenchWindow window) {
        return tagged(window, IPresentationEngine.MAXIMIZED);
    }

    private static List<MUIElement> tagged(IWorkbenchWindow window, String tag) {
        return window.getService(EModelService.class).findElements(window.getService(MWindow.class), null, MUIElement.class,
                List.of(tag), EModelService.PRESENTATION);
    }
}
