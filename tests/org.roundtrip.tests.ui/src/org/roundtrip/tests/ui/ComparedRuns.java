// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;

/** Two runs of one plan with different numbers of calls, the longer one beside the one in focus. */
abstract class ComparedRuns {
    @TempDir
    static Path home;
    static Path few;
    static Path many;
    final OpenRuns runs = Workbench.service(OpenRuns.class);
    OpenRun inFocus;

    @BeforeAll
    static void measure() throws IOException {
        few = WrittenRun.in(home, plan("few", 3000), "few");
        many = WrittenRun.in(home, plan("many", 9000), "many");
    }

    static Plan plan(String name, int calls) {
        return new Plan(name, "", new Contract("Calls",
                Stream.of("ping", "pong").map(each -> new Operation(each, List.of(), Optional.empty(), Behaviour.NOTHING)).toList()),
                List.of(new ProviderChoice("socket", "socket", Map.of())),
                new Protocol(1, Amount.calls(50), Amount.calls(calls), 0, 30, 64, 1));
    }

    @BeforeEach
    void compare() {
        Workbench.showPerspective(RunPerspective.ID);
        Opening.run(few, Workbench.page());
        Workbench.until("the run is open and read", () -> read(few));
        inFocus = runs.find(few).orElseThrow();
        Opening.beside(many, Workbench.page());
        Workbench.until("the other is beside it", () -> read(many) && beside(ResultsView.ID).isPresent()
                && beside(WarmUpView.ID).isPresent());
        for (boolean side : List.of(true, false)) {
            Workbench.page().bringToTop(chart(side));
        }
    }

    @AfterEach
    void close() {
        runs.all().stream().filter(run -> run.folder().folder().startsWith(home)).toList().forEach(runs::close);
        Workbench.showPerspective(RunPerspective.ID);
    }

    boolean read(Path folder) {
        return runs.find(folder).filter(run -> !run.results().isEmpty()).isPresent();
    }

    static Optional<IViewReference> beside(String id) {
        return kept(id).stream().findFirst();
    }

    static List<IViewReference> kept(String id) {
        return Stream.of(Workbench.page().getViewReferences()).filter(each -> each.getId().equals(id) && each.getSecondaryId() != null).toList();
    }

    static WarmUpView chart(boolean beside) {
        return (WarmUpView) (beside ? beside(WarmUpView.ID).orElseThrow().getPart(true)
                : Workbench.page().findView(WarmUpView.ID));
    }

    static ChartCanvas canvas(boolean beside) {
        return Workbench.find(chart(beside), ChartCanvas.class, each -> true);
    }

    static Table table(boolean beside) {
        return Workbench.find(beside ? beside(ResultsView.ID).orElseThrow().getPart(true)
                : Workbench.page().findView(ResultsView.ID), Table.class, each -> true);
    }
}
