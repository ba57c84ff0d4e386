// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The view Outline has the operations and types of the plan in front, whichever of its pages is shown. */
@WindowTest
class PlanOutlineTest {
    @Test
    void anOperationLeadsToThePageOfOperations() throws IOException, PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IViewPart view = Workbench.view(IPageLayout.ID_OUTLINE, IViewPart.class);
        PlanEditor plan = PlanEditor.open(new PlanSource.Example("every-kind"), Workbench.page());
        try {
            Workbench.until("it is read", () -> plan.plan().isPresent());
            Workbench.turnTo(plan, "Measurement");
            Workbench.page().activate(plan);
            String last = plan.plan().orElseThrow().contract().operations().getLast().name();
            Workbench.until("its operations are listed", () -> DesignViewsTest.index(view)
                    .filter(tree -> Drawing.has(tree, "Operations")).isPresent());
            Tree index = DesignViewsTest.index(view).orElseThrow();
            String row = index.getItem(0).getItem(index.getItem(0).getItemCount() - 1).getText();
            assertEquals(last, row.substring(0, row.indexOf('(')));
            DesignViewsTest.select(index, row);
            Workbench.until("it is selected on its page", () -> Workbench.all(plan, Tree.class).stream().filter(Tree::isVisible)
                    .anyMatch(tree -> List.of(tree.getSelection()).stream().anyMatch(item -> item.getText().startsWith(last))));
        } finally {
            Workbench.page().hideView(view);
            Workbench.turnTo(plan, "Providers");
            Workbench.close(plan);
        }
    }
}
