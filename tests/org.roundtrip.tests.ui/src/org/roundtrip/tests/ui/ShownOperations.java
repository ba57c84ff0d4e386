// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The page of the operations of a plan, which is in front before each test, and what a person does there. */
abstract class ShownOperations {
    private PlanEditor editor;
    private Tree tree;

    @BeforeEach
    void open() throws IOException {
        Workbench.showPerspective(RunPerspective.ID);
        editor = Workbench.edit(Workbench.plan("With operations", Amount.calls(100)));
        Workbench.page().activate(editor);
        Workbench.until("it can be run", editor::canRun);
        tree = operations(editor);
    }

    @AfterEach
    void close() throws IOException {
        Workbench.close(editor);
    }

    PlanEditor editor() {
        return editor;
    }

    Tree tree() {
        return tree;
    }

    static Tree operations(PlanEditor of) {
        Workbench.turnTo(of, "Operations");
        return Workbench.find(of, Tree.class, Tree::isVisible);
    }

    Plan plan() {
        return editor.plan().orElseThrow();
    }

    List<String> parameters() {
        return plan().contract().operations().getFirst().parameters().stream().map(Operation.Parameter::name).toList();
    }

    String selected() {
        return tree.getSelection()[0].getText();
    }

    void select(String row) {
        tree.setSelection(Drawing.item(tree, row));
        tree.notifyListeners(SWT.Selection, new Event());
        Workbench.settle();
    }

    /** Presses Insert, takes an int or, below the head of the operations, the first of them, and writes a name over the new row. */
    void insert(String name) {
        Drawing.inserts(tree, "Insert", selected().startsWith("Operations") ? "" : "int");
        Text field = Drawing.nameField(tree);
        Keys.type(name);
        Keys.press("Return");
        Workbench.until("the name is taken", field::isDisposed);
        Workbench.focuses(tree);
    }

    Combo shapes() {
        return Workbench.find(editor, Combo.class, each -> each.isVisible() && each.indexOf("list") >= 0);
    }

    void choose(String shape) {
        Combo combo = shapes();
        Workbench.focuses(combo);
        combo.select(combo.indexOf(shape));
        combo.notifyListeners(SWT.Selection, new Event());
        Workbench.until("the list of shapes has the focus again", () -> shapes().isFocusControl());
    }

    void behave(String behaviour) {
        Combo combo = Workbench.find(editor, Combo.class, each -> each.isVisible() && each.indexOf("generate") >= 0);
        combo.select(combo.indexOf(behaviour));
        combo.notifyListeners(SWT.Selection, new Event());
    }

    Text field(String content) {
        return Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals(content));
    }

    Text tipped(String words) {
        return Workbench.find(editor, Text.class, each -> each.isVisible() && String.valueOf(each.getToolTipText()).contains(words));
    }
}
