// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;

/** Runs that were made elsewhere and are opened from their folders. */
@WindowTest
class OpenRunsTest {
    @TempDir
    static Path home;
    private static Path one;
    private static Path other;
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private final FocusService focus = Workbench.service(FocusService.class);

    @BeforeAll
    static void make() throws IOException {
        one = WrittenRun.in(home, "one", 3000);
        other = WrittenRun.in(home, "other", 9000);
    }

    private OpenRun open(Path folder) {
        Opening.run(folder, Workbench.page());
        Workbench.until("the run is open and read", () -> runs.find(folder)
                .filter(run -> focus.focus().run() == run && !run.results().isEmpty()).isPresent());
        return runs.find(folder).orElseThrow();
    }

    @Test
    void aFinishedRunOpensWithEverythingInPlace() throws PartInitException {
        OpenRun run = open(one);
        assertEquals(3000, run.results().getFirst().calls());
        assertNotNull(run.results().getFirst().p50Nanos());
        ChartCanvas canvas = canvas();
        Workbench.until("its curve is drawn", () -> canvas.view() != null && canvas.view().most() >= 3050);
    }

    @Test
    void twoRunsAreSeenSideBySide() throws PartInitException {
        OpenRun first = open(one);
        WarmUpView kept = (WarmUpView) Workbench.page().showView(WarmUpView.ID, "kept", IWorkbenchPage.VIEW_CREATE);
        kept.keep(first);
        Workbench.page().activate(kept);
        ChartCanvas keptCanvas = Workbench.find(kept, ChartCanvas.class, each -> true);
        open(other);
        assertEquals(2, runs.all().stream().filter(run -> run.folder().folder().startsWith(home)).count());
        ChartCanvas canvas = canvas();
        Workbench.until("one view follows the focus", () -> canvas.view() != null && canvas.view().most() >= 9050);
        Workbench.page().activate(kept);
        Workbench.until("the other has the same range", () -> canvas.view().equals(keptCanvas.view()));
        assertTrue(kept.getTitle().contains("Run one"), kept.getTitle());
        Workbench.page().hideView(kept);
    }

    @Test
    void runsComeIntoFocusInTheOrderInWhichTheyWereChosen() {
        open(one);
        List<Path> seen = new ArrayList<>();
        FocusListener watching = (before, now, origin) -> {
            if (before.run() != now.run()) {
                seen.add(now.run().folder().folder());
            }
        };
        focus.addListener(watching);
        List<Path> chosen = Collections.nCopies(20, List.of(other, one)).stream().flatMap(List::stream).toList();
        chosen.forEach(folder -> Opening.run(folder, Workbench.page()));
        Workbench.until("all came into focus", () -> seen.size() >= chosen.size());
        focus.removeListener(watching);
        assertEquals(chosen, seen);
    }

    @Test
    void aRunIsComparedWithTheOneInFocusInViewsOfItsOwn() {
        OpenRun first = open(one);
        Opening.beside(other, Workbench.page());
        Workbench.until("curves, percentiles and results of the other run stand beside", () -> beside().size() == 3
                && beside().stream().allMatch(view -> view.getTitle().contains("Run other")));
        assertSame(first, focus.focus().run(), "the focus stays");
        runs.close(runs.find(other).orElseThrow());
        Workbench.until("they are closed with their run", () -> beside().isEmpty());
        IWorkbenchPage page = Workbench.page();
        page.closePerspective(page.getPerspective(), false, false);
        assertEquals(RunPerspective.ID, page.getPerspective().getId());
    }

    private static List<IViewReference> beside() {
        return Stream.of(Workbench.page().getViewReferences()).filter(view -> view.getSecondaryId() != null).toList();
    }

    @Test
    void keysZoomShiftAndReset() throws PartInitException {
        open(other);
        ChartCanvas canvas = canvas();
        Workbench.until("the curve is drawn", () -> canvas.view() != null && canvas.view().most() >= 9050);
        assertTrue(canvas.view().whole());
        Workbench.pressFocused(canvas, '+', '+');
        double from = canvas.view().from();
        assertTrue(from > canvas.view().least() && canvas.view().to() < canvas.view().most());
        Workbench.pressFocused(canvas, SWT.ARROW_RIGHT, '\0');
        assertTrue(canvas.view().from() > from);
        Workbench.pressFocused(canvas, SWT.HOME, '\0');
        assertTrue(canvas.view().whole());
        boolean before = canvas.view().logarithmic();
        Workbench.pressFocused(canvas, 'k', 'k');
        Workbench.until("K turns the axis", () -> canvas.view() != null && canvas.view().logarithmic() != before);
        Workbench.pressFocused(canvas, 'k', 'k');
        Workbench.until("and back", () -> canvas.view() != null && canvas.view().logarithmic() == before);
    }

    @Test
    void aFolderWithoutARunIsReported() {
        int before = runs.all().size();
        IOException problem =
                assertThrows(IOException.class, () -> runs.open(RunFolder.open(home.resolve("nothing"))));
        assertTrue(problem.getMessage().contains("there is no such run folder"), problem.getMessage());
        assertEquals(before, runs.all().size());
        assertFalse(runs.find(home.resolve("nothing")).isPresent());
    }

    private static ChartCanvas canvas() throws PartInitException {
        return Workbench.find(Workbench.view(WarmUpView.ID, WarmUpView.class), ChartCanvas.class, each -> true);
    }
}
