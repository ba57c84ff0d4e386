// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.swt.widgets.Widget;

/** The texts that a person reads on a widget and on what it holds, as far as it is visible. */
final class WidgetTexts {
    private static final String LINK = "</?a[^>]*>";

    /** A text, and the widget that shows it. */
    record Shown(Widget widget, String text) {
        @Override
        public String toString() {
            return widget.getClass().getSimpleName() + " '" + text.replace('\n', ' ') + "'";
        }
    }

    private final Consumer<Shown> texts;

    private WidgetTexts(Consumer<Shown> texts) {
        this.texts = texts;
    }

    /** Hands on every text of a control and of the controls in it. What a person has typed is not among them. */
    static void of(Control control, Consumer<Shown> texts) {
        new WidgetTexts(texts).visit(control);
    }

    private void visit(Control control) {
        if (!control.isVisible()) {
            return;
        }
        add(control, control.getToolTipText());
        switch (control) {
            case Label label -> add(label, label.getText());
            case CLabel label -> add(label, label.getText());
            case Button button -> add(button, button.getText());
            case Link link -> add(link, link.getText().replaceAll(LINK, ""));
            case Text text -> add(text, text.getEditable() ? text.getMessage() : text.getText());
            case Combo combo -> Stream.of(combo.getItems()).forEach(item -> add(combo, item));
            case StyledText text when !text.getEditable() -> add(text, text.getText());
            case Group group -> add(group, group.getText());
            case Table table -> table(table);
            case Tree tree -> tree(tree);
            case ToolBar bar -> Stream.of(bar.getItems()).forEach(this::tool);
            case CTabFolder folder -> Stream.of(folder.getItems()).forEach(this::tab);
            default -> { }
        }
        if (control instanceof Composite composite) {
            Stream.of(composite.getChildren()).forEach(this::visit);
        }
    }

    private void tool(ToolItem item) {
        add(item, item.getText());
        add(item, item.getToolTipText());
    }

    private void tab(CTabItem item) {
        add(item, item.getText());
        add(item, item.getToolTipText());
    }

    private void table(Table table) {
        for (TableColumn column : table.getColumns()) {
            add(column, column.getText());
            add(column, column.getToolTipText());
        }
        for (TableItem item : table.getItems()) {
            for (int i = 0; i < Math.max(1, table.getColumnCount()); i++) {
                add(item, item.getText(i));
            }
        }
    }

    private void tree(Tree tree) {
        for (TreeColumn column : tree.getColumns()) {
            add(column, column.getText());
            add(column, column.getToolTipText());
        }
        Stream.of(tree.getItems()).forEach(item -> branch(tree, item));
    }

    private void branch(Tree tree, TreeItem item) {
        for (int i = 0; i < Math.max(1, tree.getColumnCount()); i++) {
            add(item, item.getText(i));
        }
        if (item.getExpanded()) {
            Stream.of(item.getItems()).forEach(child -> branch(tree, child));
        }
    }

    private void add(Widget widget, String text) {
        if (text != null && !text.isEmpty()) {
            texts.accept(new Shown(widget, text));
        }
    }
}
