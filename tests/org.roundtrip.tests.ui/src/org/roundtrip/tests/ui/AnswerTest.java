// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.results.answer.AnswerView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;

/** The perspective that answers which middleware is fastest. */
@WindowTest
class AnswerTest {
    @Test
    void aRunIsAnsweredLineByLine(@TempDir Path home) throws Exception {
        OpenRun run = Workbench.opened(WrittenRun.in(home, Workbench.plan("Answered", Amount.calls(300))
                .with(List.of(ProviderChoice.of("socket"), ProviderChoice.of("jacorb"), ProviderChoice.of("axis"))), "answered"));
        FocusService focus = Workbench.service(FocusService.class);
        try {
            Workbench.showPerspective(ResultsPerspective.ID);
            AnswerView view = Workbench.view(AnswerView.ID, AnswerView.class);
            assertFalse(Workbench.page().isEditorAreaVisible());
            assertNotNull(Workbench.page().findView("org.roundtrip.ui.results.table"));
            Workbench.look(run);
            ChartCanvas canvas = Workbench.find(view, ChartCanvas.class, each -> true);
            Workbench.until("it is drawn", () -> canvas.isVisible() && canvas.view() != null);
            Answer answer = view.pane().answer();
            assertEquals(run.results().size(), answer.lines().size());
            Workbench.focuses(canvas);
            Workbench.until("a line is at the cursor", () -> {
                Keys.press("ctrl+Down");
                return canvas.spoken().contains("jacorb, ");
            });
            Keys.press("Return");
            Workbench.until("its row is in focus", () -> "jacorb".equals(focus.focus().variant()));
            view.pane().sort(Answer.Order.NAME);
            assertEquals(List.of("axis", "jacorb", "socket"), view.pane().answer().groups().getFirst().lines().stream().map(line -> line.row().variant()).toList());
            ChartCanvas curves = Workbench.find(Workbench.view("org.roundtrip.ui.run.percentiles", IViewPart.class), ChartCanvas.class, each -> true);
            Workbench.until("the lines are drawn", () -> curves.isVisible() && curves.view() != null);
            Workbench.focuses(curves);
            Workbench.until("a line is at the cursor", () -> {
                Keys.press("ctrl+Down");
                return curves.spoken().contains(": ");
            });
            Keys.press("o");
            assertTrue(curves.drawer().line().alone());
            Keys.press("o");
            assertFalse(curves.drawer().line().alone());
            view.compareWith("jacorb");
            Workbench.until("all are compared with another provider", () -> view.pane().answer().lines().stream().noneMatch(line -> line.row().against() != null
                    && !line.row().against().reference().equals("jacorb")) && view.pane().answer().lines().stream().anyMatch(line -> line.row().against() != null));
            String first = view.pane().answer().groups().getFirst().name();
            view.pane().showOnly(first);
            assertEquals(List.of(first), view.pane().answer().groups().stream().map(Answer.Group::name).toList());
        } finally {
            Workbench.service(OpenRuns.class).close(run);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }
}
