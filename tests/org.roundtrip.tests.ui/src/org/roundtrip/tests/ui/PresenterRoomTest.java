// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.timing.TimingView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.editor.PlanEditor;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.Opening;
import org.roundtrip.ui.run.views.ServersView;
import org.roundtrip.ui.run.warmup.WarmUpView;

/** Who has the room of the window in presenter mode. */
@WindowTest
class PresenterRoomTest {
    /** A view whose share of the window's width is larger than this has no other beside it. */
    private static final double ALONE = 0.88;
    /** Much less than the editor's height differs from one use of the window to another. */
    private static final int FEW_PIXELS = 5;

    @TempDir
    Path folder;

    @Test
    void presenterModeEnlargesTextsAndGivesTheActivePartTheWindow() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Workbench.page().activate(view);
        Table table = Workbench.find(view, Table.class, each -> true);
        int font = PresenterMode.usual(table);
        float usual = ChartLooks.style(table, 1).font().getSize2D();
        int width = view.getSite().getShell().getSize().x;
        try {
            PresenterMode.toggle();
            assertTrue(Setting.PRESENTER.on());
            Workbench.until("the texts are larger", () -> PresenterMode.height(table) == Math.round(1.5 * font));
            Workbench.until("the view has the window", () -> table.getParent().getSize().x > ALONE * width);
            assertEquals(1.5 * usual, ChartLooks.style(table, 1).font().getSize2D(), 0.5);
            assertTrue(Workbench.view(WarmUpView.ID, WarmUpView.class) != null);
            Workbench.until("what is shown later is larger too", () -> PresenterMode.height(Workbench.find(
                    Workbench.page().findView(WarmUpView.ID), Link.class, each -> true)) == Math.round(1.5 * font));
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("all is as usual", () -> PresenterMode.height(table) == font);
        assertEquals(usual, ChartLooks.style(table, 1).font().getSize2D(), 0.01);
    }

    @Test
    void theRoomIsTakenAgainInAPerspectiveThatIsOutOfSight() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Workbench.page().activate(view);
        Control body = Workbench.find(view, Table.class, each -> true).getParent();
        int width = view.getSite().getShell().getSize().x;
        PresenterMode.toggle();
        Workbench.until("the view has the window", () -> body.getSize().x > ALONE * width);
        Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
        PresenterMode.toggle();
        Workbench.showPerspective(RunPerspective.ID);
        Workbench.until("others are beside it again", () -> body.getSize().x < ALONE * width);
    }

    @Test
    void eachPerspectiveThatComesIntoSightGivesTheRoomAndKeepsWhatAPersonDid() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IWorkbenchPage page = Workbench.page();
        WarmUpView curves = Workbench.view(WarmUpView.ID, WarmUpView.class);
        page.activate(curves);
        Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
        PresenterMode.toggle();
        try {
            Workbench.showPerspective(RunPerspective.ID);
            Workbench.until("the curves have the room there", () -> alone(page, curves));
            page.setPartState(page.getReference(curves), IWorkbenchPage.STATE_RESTORED);
            Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
            Workbench.work();
            Workbench.showPerspective(RunPerspective.ID);
            Workbench.work();
            assertFalse(alone(page, curves), "a person gave the places back");
        } finally {
            PresenterMode.toggle();
        }
        // The room of a perspective out of sight is taken when it comes into sight again.
        Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
        Workbench.until("all have their places", () -> !page.isPageZoomed());
        Workbench.showPerspective(RunPerspective.ID);
    }

    @Test
    void theRoomGoesAlongWithTheActivePart() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IWorkbenchPage page = Workbench.page();
        ServersView servers = Workbench.view(ServersView.ID, ServersView.class);
        WarmUpView curves = Workbench.view(WarmUpView.ID, WarmUpView.class);
        page.activate(servers);
        PresenterMode.toggle();
        try {
            Workbench.until("the servers have the window", () -> alone(page, servers) && !page.isPartVisible(curves));
            page.activate(curves);
            Workbench.until("the curves have it", () -> alone(page, curves) && !page.isPartVisible(servers));
            Workbench.until("and keys reach the window", () -> Display.getCurrent().getFocusControl() != null);
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("others are beside them again", () -> !alone(page, curves));
    }

    @Test
    void aListOfFilesLeavesTheWindowToTheChart() throws IOException, RefusedException, InterruptedException, PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IWorkbenchPage page = Workbench.page();
        page.resetPerspective();
        ServersView servers = Workbench.view(ServersView.ID, ServersView.class);
        LibraryView plans = Workbench.view(LibraryView.ID, LibraryView.class);
        PlanEditor editor = Opening.plan(new PlanSource.Example("first-look"), page);
        WarmUpView curves = Workbench.view(WarmUpView.ID, WarmUpView.class);
        Opening.run(Workbench.measured(folder, "listed", 50), page);
        Workbench.until("the run is there", () -> curves.hasContent());
        page.activate(editor);
        Workbench.work();
        page.activate(plans);
        Workbench.work();
        PresenterMode.toggle();
        try {
            Workbench.until("the chart has the room, not the editor", () -> page.isPageZoomed() && alone(page, curves));
            Workbench.until("the list has gone", () -> !page.isPartVisible(plans));
            Workbench.until("keys reach the chart", () -> page.getActivePart() == curves);
            page.activate(servers);
            Workbench.until("the servers have the window", () -> alone(page, servers));
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("all have their places", () -> !page.isPageZoomed() && page.isPartVisible(plans));
        page.closeEditor(editor, false);
    }

    /** The list of packets got the room because the perspective of before had it too; a class wants to see the chart. */
    @Test
    void aPartThatNobodyChoseInThePerspectiveLeavesTheRoomToTheChart() throws IOException, PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IWorkbenchPage page = Workbench.page();
        PacketListView packets = Workbench.view(PacketListView.ID, PacketListView.class);
        page.activate(packets);
        OpenedCapture.decoded(HttpFile.write(folder.resolve("presented.pcapng"), 20));
        page.closePerspective(PlatformUI.getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(CaptureOpener.PERSPECTIVE), false, false);
        Workbench.showPerspective(RunPerspective.ID);
        page.activate(packets);
        Workbench.work();
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
        Workbench.work();
        TimingView timing = (TimingView) page.findView(TimingView.ID);
        Workbench.until("the chart is there", () -> page.isPartVisible(timing) && timing.hasContent());
        assertEquals(packets, page.getActivePart(), "both perspectives have it");
        PresenterMode.toggle();
        try {
            Workbench.until("the chart has the room", () -> alone(page, timing) && page.getActivePart() == timing);
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("all have their places", () -> !page.isPageZoomed() && page.isPartVisible(packets));
        Person.clicks(packets.list());
        PresenterMode.toggle();
        try {
            Workbench.until("a click chooses the list", () -> alone(page, packets));
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("all have their places", () -> !page.isPageZoomed());
        Workbench.showPerspective(RunPerspective.ID);
    }

    @Test
    void theStatusLineSaysHowTheModeIsLeft() throws IOException, RefusedException, InterruptedException {
        Path run = Workbench.measured(folder, "presented", 50);
        FocusService focus = Workbench.service(FocusService.class);
        focus.set(Focus.NOTHING, null);
        PresenterMode.toggle();
        try {
            Workbench.until("it is said", () -> said("Presenter mode: "));
            Opening.run(run, Workbench.page());
            Workbench.until("a run is in focus, as when one opens again after a start", () -> focus.focus().run() != null);
            assertTrue(said("Presenter mode: "));
        } finally {
            Event click = new Event();
            click.text = "presenter";
            Workbench.visible(Link.class).filter(each -> each.getText().contains("Leave it")).findFirst()
                    .ifPresentOrElse(link -> link.notifyListeners(SWT.Selection, click), PresenterMode::toggle);
        }
        Workbench.until("all is as usual", () -> !Setting.PRESENTER.on() && !said("Presenter mode: "));
    }

    private static boolean said(String words) {
        return Workbench.visible(CLabel.class).anyMatch(each -> each.getText() != null && each.getText().contains(words));
    }

    private static boolean alone(IWorkbenchPage page, IViewPart view) {
        return page.getPartState(page.getReference(view)) == IWorkbenchPage.STATE_MAXIMIZED;
    }
}
