// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.model.RowKey;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.opening.Opening;

/** Two windows show two runs. */
@WindowTest
class TwoRunsTest {
    @TempDir
    static Path home;
    private static Path few;
    private static Path many;
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private IWorkbenchWindow first;
    private IWorkbenchWindow second;

    @BeforeAll
    static void make() throws IOException {
        few = WrittenRun.in(home, "few", 3000);
        many = WrittenRun.in(home, "many", 9000);
    }

    @BeforeEach
    void open() throws WorkbenchException {
        first = Workbench.page().getWorkbenchWindow();
        second = PlatformUI.getWorkbench().openWorkbenchWindow(RunPerspective.ID, null);
    }

    @AfterEach
    void close() {
        second.close();
    }

    private static OpenRun inFocus(IWorkbenchWindow window) {
        return window.getService(FocusService.class).focus().run();
    }

    private OpenRun open(Path folder, IWorkbenchWindow window) {
        Opening.run(folder, window.getActivePage());
        Workbench.until("the run is open and read", () -> runs.find(folder)
                .filter(run -> inFocus(window) == run && !run.results().isEmpty()).isPresent());
        return inFocus(window);
    }

    private static ChartCanvas chart(IWorkbenchWindow window) throws PartInitException {
        return Workbench.find(window.getActivePage().showView(WarmUpView.ID), ChartCanvas.class, each -> true);
    }

    @Test
    void eachWindowShowsItsRun() throws PartInitException {
        OpenRun one = open(few, first);
        OpenRun other = open(many, second);
        assertSame(one, inFocus(first), "opening a run in one window leaves the other as it is");
        ChartCanvas firstChart = chart(first);
        ChartCanvas secondChart = chart(second);
        Workbench.until("both charts have the axis of the longer run, because they are compared", () -> ends(firstChart) >= 9050
                && ends(secondChart) >= 9050);
        Setting.SHARED_AXES.set("false");
        try {
            Workbench.until("the first window has the axis of its own run", () -> ends(firstChart) >= 3050 && ends(firstChart) < 9000);
            assertTrue(ends(secondChart) >= 9050);
        } finally {
            Setting.SHARED_AXES.set("true");
        }
        runs.close(other);
        assertSame(one, inFocus(first), "closing the run of one window leaves the other as it is");
        assertNotSame(other, inFocus(second));
        assertTrue(runs.all().contains(inFocus(second)), "and its window turns to a run that is open");
    }

    private static double ends(ChartCanvas chart) {
        return chart.view() == null ? 0 : chart.view().most();
    }

    @Test
    void viewsPublishWhatIsSelectedInThem() throws PartInitException {
        OpenRun run = open(few, first);
        WarmUpView view = (WarmUpView) first.getActivePage().showView(WarmUpView.ID);
        FocusService focus = first.getService(FocusService.class);
        Object[] published = new Object[1];
        first.getSelectionService().addSelectionListener(WarmUpView.ID,
                (part, now) -> published[0] = ((IStructuredSelection) now).getFirstElement());
        focus.set(Focus.on(run).withRow(new RowKey("socket", "ping")), this);
        assertEquals(focus.focus(), published[0], "the row in focus");
        assertTrue(Platform.getAdapterManager().hasAdapter(published[0],
                "org.eclipse.ui.views.properties.IPropertySource"), "the view Properties can show it");
        runs.close(run);
        Workbench.until("nothing of a closed run is selected", () -> view.getSite().getSelectionProvider().getSelection()
                instanceof IStructuredSelection now && !(now.getFirstElement() instanceof Focus it && it.run() == run));
    }

    @Test
    void aRunComesForwardInTheWindowThatItWasStartedFrom() throws IOException {
        OpenRun shown = open(few, first);
        Workbench.edit(Workbench.plan("From the second window", Amount.seconds(600)), second.getActivePage()).run(false);
        Workbench.until("it is in focus in the second window", () -> inFocus(second) != null
                && inFocus(second).run().plan().name().equals("From the second window"));
        assertSame(shown, inFocus(first));
        RunControl control = Workbench.service(RunControl.class);
        control.cancel();
        Workbench.until("it has ended", () -> control.current().isEmpty());
    }
}
