// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineCheck;
import org.roundtrip.engine.machine.Watch;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;

/** After the tests of a class, brings the workbench back to the perspective Run with its first plan, and no run open. */
final class FreshWindow implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
        Workbench.passFirstStart();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        // No run waits for an idle machine or tries it.
        new MachineCheck(RoundtripHome.current()).keep(
                new Machine(Instant.now(), Map.of(), new Watch(Optional.empty(), Optional.empty(), Duration.ZERO), Map.of(), Map.of()));
    }

    @Override
    public void afterAll(ExtensionContext context) throws WorkbenchException {
        IWorkbenchPage page = Workbench.page();
        IWorkbenchWindow window = page.getWorkbenchWindow();
        Stream.of(PlatformUI.getWorkbench().getWorkbenchWindows()).filter(each -> each != window)
                .forEach(IWorkbenchWindow::close);
        Workbench.service(FocusService.class).set(Focus.NOTHING, FreshWindow.class);
        OpenRuns runs = Workbench.service(OpenRuns.class);
        List.copyOf(runs.all()).forEach(runs::close);
        if (page.findView(PacketListView.ID) instanceof PacketListView list) {
            list.filter("");
        }
        window.getService(CaptureDesk.class).clear(null);
        page.closeEditors(Stream.of(page.getEditorReferences())
                .filter(editor -> !editor.getTitle().equals(WorkbenchTest.FIRST_LOOK)).toArray(IEditorReference[]::new),
                false);
        Workbench.showPerspective(RunPerspective.ID);
        if (page.getEditorReferences().length == 0) {
            Opening.plan(new PlanSource.Example("first-look"), page);
        }
        page.resetPerspective();
        for (IPerspectiveDescriptor perspective : page.getOpenPerspectives()) {
            if (!perspective.getId().equals(RunPerspective.ID)) {
                page.closePerspective(perspective, false, false);
            }
        }
        Workbench.settle();
    }
}
