// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.function.Function;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.roundtrip.ui.look.Icons;

/** What can be done with a line of the tree. */
final class TreeActions {
    private static final String[] STEPS = {"partner", "nextMessage", "previousMessage", "nextAlike", "previousAlike"};

    private final MessageTree tree;
    private final IAction copyLine;
    private final IAction copyValue;
    private final IAction copyPath;
    private final IAction filter;
    private final IAction openAll;

    TreeActions(MessageTree tree, MessageTreeView view) {
        this.tree = tree;
        copyLine = copy(Messages.copyLine, row -> row.value().isEmpty() ? row.name() : row.name() + ": " + row.value());
        copyLine.setImageDescriptor(Icons.descriptor("copy"));
        copyValue = copy(Messages.copyValue, TreeRow::value);
        copyPath = copy(Messages.copyPath, TreeRow::names);
        filter = action(Messages.filter, () -> view.filter(tree.selected()));
        openAll = action(Messages.openAll, tree::openAll);
        IAction closeAll = action(Messages.closeAll, tree::closeAll);
        IActionBars bars = view.getViewSite().getActionBars();
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copyLine);
        MenuManager menu = new MenuManager();
        menu.add(copyLine);
        menu.add(copyValue);
        menu.add(copyPath);
        menu.add(new Separator());
        menu.add(filter);
        menu.add(new Separator());
        menu.add(openAll);
        menu.add(closeAll);
        menu.add(new Separator());
        for (String step : STEPS) {
            menu.add(new CommandContributionItem(new CommandContributionItemParameter(view.getSite(), null,
                    "org.roundtrip.ui.packets." + step, CommandContributionItem.STYLE_PUSH)));
        }
        menu.addMenuListener(manager -> enable(view));
        tree.control().setMenu(menu.createContextMenu(tree.control()));
    }

    private void enable(MessageTreeView view) {
        TreeRow row = tree.selected();
        copyLine.setEnabled(row != null);
        copyValue.setEnabled(row != null && !row.value().isEmpty());
        copyPath.setEnabled(row != null);
        openAll.setEnabled(row != null && row.count() > 0);
        filter.setEnabled(row != null && view.filterOf(row) != null);
    }

    private IAction copy(String text, Function<TreeRow, String> what) {
        return action(text, () -> {
            TreeRow row = tree.selected();
            if (row != null && !what.apply(row).isEmpty()) {
                put(what.apply(row));
            }
        });
    }

    private void put(String text) {
        Clipboard clipboard = new Clipboard(tree.control().getDisplay());
        try {
            clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }

    private static IAction action(String text, Runnable what) {
        return new Action(text) {
            @Override
            public void run() {
                what.run();
            }
        };
    }
}
