// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.nio.file.Path;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.RowKey;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;

/** The platform's view Properties shows the run in whatever view it was chosen. */
@WindowTest
class PropertiesTest {
    private static final String TABLE = "org.roundtrip.ui.results.table";
    @TempDir
    static Path home;
    private final IWorkbenchPage page = Workbench.page();

    @ParameterizedTest
    @CsvSource({"org.roundtrip.ui.run.perspective, org.roundtrip.ui.run.warmUp", "org.roundtrip.ui.run.perspective, " + TABLE,
        "org.roundtrip.ui.run.results, org.roundtrip.ui.results.answer", "org.roundtrip.ui.run.results, " + TABLE})
    void theRunOfAViewHasItsProperties(String perspective, String view) throws Exception {
        Workbench.showPerspective(perspective);
        OpenRun run = Workbench.opened(WrittenRun.in(home, perspective + view, 300));
        try {
            page.resetPerspective();
            IViewPart chosen = page.showView(view);
            Workbench.service(FocusService.class).set(Focus.on(run).withRow(new RowKey("socket", "ping")), this);
            page.activate(chosen);
            IViewPart sheet = page.showView(IPageLayout.ID_PROP_SHEET);
            Workbench.until("it has groups of properties", () -> Workbench.all(sheet, Tree.class).stream()
                    .anyMatch(tree -> tree.isVisible() && tree.getItemCount() > 1));
        } finally {
            Workbench.service(OpenRuns.class).close(run);
            page.resetPerspective();
            Workbench.showPerspective(RunPerspective.ID);
        }
    }
}
