// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.tests.ui.process.OtherWorkbench;
import org.roundtrip.tests.ui.process.Script;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.results.answer.AnswerView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Library;

/** What a person sees who starts Roundtrip for the first time. */
class FirstStartTest {
    @Test
    void theRecordedRunIsDrawn(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> said = new OtherWorkbench(folder).run(Look.class, Map.of());
        assertEquals(List.of("seen"), said);
    }

    /** Looks at the window, then turns to the perspective Run. */
    public static final class Look implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            IWorkbenchPage page = Workbench.page();
            FocusService focus = Workbench.service(FocusService.class);
            Workbench.until("a run is in focus", () -> focus.focus().run() != null);
            OpenRun run = focus.focus().run();
            assertTrue(run.run().recorded().isPresent());
            assertEquals(ResultsPerspective.ID, page.getPerspective().getId());
            assertEquals(0, page.getEditorReferences().length, "no editor is needed");
            assertEquals(0, Workbench.dialogs().count());
            AnswerView view = (AnswerView) page.findView(AnswerView.ID);
            ChartCanvas canvas = Workbench.find(view, ChartCanvas.class, each -> true);
            Workbench.until("its answer is drawn", () -> canvas.isVisible() && canvas.view() != null);
            assertEquals(run.run().plan().providers().size() * run.run().plan().contract().operations().size(), view.pane().answer().lines().size());
            List<Button> steps = Workbench.all(view, Button.class).stream().filter(Button::isVisible).toList();
            assertEquals(2, steps.size());
            assertTrue(steps.stream().allMatch(Button::isEnabled));
            Library library = Workbench.service(Library.class);
            Workbench.until("it is among the examples", () -> library.on(Item.Shelf.EXAMPLES).stream()
                    .anyMatch(item -> item instanceof RunItem recorded && recorded.recorded()));
            assertTrue(library.on(Item.Shelf.RUNS).isEmpty());
            assertFalse(run.folder().folder().startsWith(library.home().runs()));
            Workbench.showPerspective(RunPerspective.ID);
            Workbench.until("a plan is open", () -> page.getEditorReferences().length == 1);
            report.accept("seen");
        }
    }
}
