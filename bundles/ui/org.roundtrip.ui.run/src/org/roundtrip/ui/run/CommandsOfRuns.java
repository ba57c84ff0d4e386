// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.List;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.handlers.RunHandler;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/**
 * Whether commands on plans and runs are possible. It depends on the run under way, the focus and the selection. The
 * workbench asks them again only when it learns of a change, and by itself it learns only of what is active and
 * selected. User interface's thread.
 */
public final class CommandsOfRuns implements IStartup {
    /** The last one is of the bundle ui.packets, which may be missing. */
    private static final List<String> COMMANDS = List.of("run.run", "run.runOnHosts", "run.cancel", "run.runAgain", "run.compare",
            "run.openPlanOfRun", "run.label", "run.export", "packets.showPackets");
    private static final String PREFIX = "org.roundtrip.ui.";

    /** What the commands of a window depend on. */
    private record State(boolean underWay, OpenRun focused, Object active, List<?> chosen, boolean readable, boolean runnable,
            String edited, String leftOut) {
        static State of(IWorkbenchWindow window) {
            IWorkbenchPage page = window.getActivePage();
            Object active = page == null ? null : page.getActivePart();
            PlanEditor edited = page != null && page.getActiveEditor() instanceof PlanEditor editor ? editor : null;
            List<?> chosen = active instanceof LibraryView tree
                    && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected ? selected.toList() : List.of();
            return new State(window.getService(RunControl.class).current().isPresent(),
                    window.getService(FocusService.class).focus().run(), active, chosen,
                    !chosen.isEmpty() && chosen.getFirst() instanceof RunItem run && run.run() != null,
                    edited != null && edited.mayRun(), edited == null ? "" : edited.planName(), page == null ? "" : RunHandler.leftOut(page));
        }
    }

    @Override
    public void earlyStartup() {
        EveryWindow.of(PlatformUI.getWorkbench(), window -> new Following(window).begin());
    }

    /** Follows what the commands of one window depend on, until it is closed. */
    private static final class Following {
        private final IWorkbenchWindow window;
        private final IPropertyListener changed = (editor, property) -> look();
        private State last;
        private boolean waiting;

        Following(IWorkbenchWindow window) {
            this.window = window;
        }

        void begin() {
            FocusListener moved = (before, now, origin) -> look();
            window.getService(RunControl.class).onChange(window.getShell(), this::look);
            window.getService(FocusService.class).addListener(moved);
            window.getService(Library.class).onChange(window.getShell(), this::look);
            window.getSelectionService().addSelectionListener((part, selection) -> look());
            window.getPartService().addPartListener(new IPartListener2() {
                @Override
                public void partActivated(IWorkbenchPartReference part) {
                    look();
                }
            });
            window.getShell().addDisposeListener(disposed -> window.getService(FocusService.class).removeListener(moved));
            look();
        }

        /** Later, because a change of the part, the selection and the focus mostly come together. */
        private void look() {
            if (!waiting && isOpen()) {
                waiting = true;
                window.getShell().getDisplay().asyncExec(() -> {
                    waiting = false;
                    if (isOpen()) {
                        follow();
                    }
                });
            }
        }

        /** An editor may tell of itself while its window is closed. */
        private boolean isOpen() {
            return window.getShell() != null && !window.getShell().isDisposed();
        }

        private void follow() {
            if (window.getActivePage() != null && window.getActivePage().getActiveEditor() instanceof PlanEditor editor) {
                // It reads its plan after it was opened, and a person edits it. A listener is added only once.
                editor.addPropertyListener(changed);
            }
            State now = State.of(window);
            if (!now.equals(last)) {
                last = now;
                ICommandService commands = window.getService(ICommandService.class);
                COMMANDS.forEach(command -> commands.refreshElements(PREFIX + command, null));
                window.getService(IEventBroker.class).post(UIEvents.REQUEST_ENABLEMENT_UPDATE_TOPIC, UIEvents.ALL_ELEMENT_ID);
            }
        }
    }
}
