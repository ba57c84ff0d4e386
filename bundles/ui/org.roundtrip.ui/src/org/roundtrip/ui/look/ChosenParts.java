// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * The part that a person chose last in each perspective, of those that show what was chosen: by a click into it or on its tab, or by
 * making it the active one in another way. A change of perspective makes a part active too, mostly one that both
 * perspectives have; nobody has chosen that one. User interface's thread only.
 */
final class ChosenParts {
    private final Display display;
    private final Map<MPerspective, WeakReference<IWorkbenchPart>> chosen = new WeakHashMap<>();
    /** The perspective that was in sight when a part became active last. */
    private WeakReference<MPerspective> seen = new WeakReference<>(null);
    /** The part that became active last. */
    private WeakReference<Object> active = new WeakReference<>(null);
    /** Whether a perspective comes into sight now: parts become active meanwhile. */
    private boolean switching;

    /** @param activated runs after a part has become active, when it is known whether a person chose it */
    ChosenParts(Display display, Runnable activated) {
        this.display = display;
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        events.subscribe(UIEvents.UILifeCycle.PERSPECTIVE_SWITCHED, event -> {
            switching = true;
            display.asyncExec(() -> switching = false);
        });
        events.subscribe(UIEvents.UILifeCycle.ACTIVATE, event -> {
            activated(event.getProperty(UIEvents.EventTags.ELEMENT));
            display.asyncExec(activated);
        });
        // Later: a press makes its part the active one first.
        display.addFilter(SWT.MouseDown, event -> display.asyncExec(() -> pressed(event.widget)));
    }

    /** Returns the part that a person chose in the perspective in sight, while it is in sight. */
    Optional<IWorkbenchPartReference> of(IWorkbenchPage page) {
        WeakReference<IWorkbenchPart> last = chosen.get(perspective(page.getWorkbenchWindow()));
        IWorkbenchPart part = last == null ? null : last.get();
        return part != null && part.getSite().getPage() == page && page.isPartVisible(part) ? Optional.ofNullable(page.getReference(part))
                : Optional.empty();
    }

    /** Returns the perspective of a window that is in sight. */
    static MPerspective perspective(IWorkbenchWindow window) {
        return window.getService(EModelService.class).getActivePerspective(window.getService(MWindow.class));
    }

    /** Whether people choose in a part what others show. */
    static boolean isNavigation(IWorkbenchPartReference part) {
        return part.getPart(false) instanceof Navigation || part.getId().equals(IPageLayout.ID_OUTLINE);
    }

    private void activated(Object part) {
        IWorkbenchWindow window = window();
        MPerspective now = window == null ? null : perspective(window);
        // A part that two perspectives have is told to be active once more when the other one is in sight.
        if (now != null && now == seen.get() && part != active.get() && !switching && part instanceof MPart chosenNow) {
            choose(now, chosenNow);
            // Again: the part may be new to the page, and while parts change their places others are active for a moment.
            display.asyncExec(() -> chooseActive(now));
        }
        seen = new WeakReference<>(now);
        active = new WeakReference<>(part);
    }

    private void pressed(Widget widget) {
        IWorkbenchWindow window = window();
        IWorkbenchPart part = window == null || window.getActivePage() == null ? null : window.getActivePage().getActivePart();
        if (part != null && widget instanceof Control control && !control.isDisposed()
                && model(part).getWidget() instanceof Control body && isWithin(control, body.getParent())) {
            chooseActive(perspective(window));
        }
    }

    /** Chooses the active part of a perspective that is still in sight. */
    private void chooseActive(MPerspective in) {
        IWorkbenchWindow window = window();
        if (window != null && in != null && perspective(window) == in && window.getActivePage() != null && window.getActivePage().getActivePart() != null) {
            choose(in, model(window.getActivePage().getActivePart()));
        }
    }

    private IWorkbenchWindow window() {
        return display.isDisposed() ? null : PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    }

    private static MPart model(IWorkbenchPart part) {
        return part.getSite().getService(MPart.class);
    }

    /** Whether a control is in the folder of a part, where its tab and its tool bar are too. */
    private static boolean isWithin(Control control, Control folder) {
        for (Control up = control; up != null; up = up.getParent()) {
            if (up == folder) {
                return true;
            }
        }
        return false;
    }

    private void choose(MPerspective in, MPart model) {
        IWorkbenchPage page = window() == null ? null : window().getActivePage();
        if (page != null) {
            Stream.concat(Stream.of(page.getViewReferences()), Stream.of(page.getEditorReferences()))
                    .filter(part -> part.getPart(false) != null && model(part.getPart(false)) == model && !isNavigation(part))
                    .forEach(part -> chosen.put(in, new WeakReference<>(part.getPart(false))));
        }
    }
}
