// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.function.Function;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.view.ViewAction;

/** The actions for the selected row of the tree: copying, filtering, opening, going to other messages. */
final class TreeActions {
    private static final Texts TEXTS = Texts.of(TreeActions.class);
    private static final String[] STEPS = {"partner", "nextMessage", "previousMessage", "nextAlike", "previousAlike"};

    private final MessageTree tree;
    private final IAction copyLine;
    private final IAction copyValue;
    private final IAction copyPath;
    private final IAction openAll;
    private final IAction closeAll;

    TreeActions(MessageTree tree, MessageTreeView view) {
        this.tree = tree;
        copyLine = copy(TEXTS.text("copyLine"), "copy",
                row -> row.value().isEmpty() ? row.name() : row.name() + ": " + row.value());
        copyValue = copy(TEXTS.text("copyValue"), null, TreeRow::value);
        copyPath = copy(TEXTS.text("copyPath"), null, TreeRow::names);
        openAll = ViewAction.push(TEXTS.text("openAll"), null, tree::openAll);
        closeAll = ViewAction.push(TEXTS.text("closeAll"), null, tree::closeAll);
        IActionBars bars = view.getViewSite().getActionBars();
        EditCommand.handle(bars, ActionFactory.COPY, copyLine);
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(manager -> fill(manager, view));
        tree.control().setMenu(menu.createContextMenu(tree.control()));
    }

    private void fill(IMenuManager menu, MessageTreeView view) {
        menu.add(copyLine);
        menu.add(copyValue);
        menu.add(copyPath);
        menu.add(new Separator());
        menu.add(view.filterMenu(tree.selected()));
        menu.add(new Separator());
        menu.add(openAll);
        menu.add(closeAll);
        menu.add(new Separator());
        for (String step : STEPS) {
            menu.add(new CommandContributionItem(new CommandContributionItemParameter(view.getSite(), null,
                    "org.roundtrip.ui.packets." + step, CommandContributionItem.STYLE_PUSH)));
        }
        enable();
    }

    private void enable() {
        TreeRow row = tree.selected();
        copyLine.setEnabled(row != null);
        copyValue.setEnabled(row != null && !row.value().isEmpty());
        copyPath.setEnabled(row != null);
        openAll.setEnabled(row != null && row.count() > 0);
    }

    private IAction copy(String text, String icon, Function<TreeRow, String> what) {
        return ViewAction.push(text, icon, () -> {
            TreeRow row = tree.selected();
            if (row != null && !what.apply(row).isEmpty()) {
                TextClipboard.put(tree.control().getDisplay(), what.apply(row));
            }
        });
    }
}
