// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.List;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.dissect.Side;
import org.roundtrip.ui.parts.EditCommand;
import org.roundtrip.ui.parts.ViewAction;

/** The tool bar and the menus of the view of a conversation. */
final class FollowActions {
    private final List<ViewAction> forms;
    private final List<IAction> sides;
    private final ViewAction colour;
    private final IAction copy;
    private final IAction find;
    private final IAction save;

    FollowActions(FollowView view) {
        forms = List.of(
                ViewAction.choice(Messages.asText, Messages.asText, "shape-text", !view.hex(), () -> view.show(false)),
                ViewAction.choice(Messages.asHex, Messages.asHex, "bytes", view.hex(), () -> view.show(true)));
        sides = List.of(side(view, Messages.bothSides, null), side(view, Messages.clientOnly, Side.CLIENT),
                side(view, Messages.serverOnly, Side.SERVER));
        colour = ViewAction.toggle(Messages.byRole, null, view::colourByRole);
        colour.setToolTipText(Messages.byRoleTip);
        colour.setChecked(view.colouredByRole());
        copy = ViewAction.push(Messages.copyMessage, Messages.copyMessageTip, "copy", view::copy);
        find = ViewAction.push(Messages.find, Messages.findTip, null, view::openFindBar);
        save = ViewAction.push(Messages.save, Messages.saveTip, "save-as", view::save);
    }

    private static IAction side(FollowView view, String text, Side side) {
        return ViewAction.choice(text, text, side == null, () -> view.show(side));
    }

    /** Adds all actions to the bars and menus of the view. */
    void addTo(IActionBars bars, MenuManager context) {
        EditCommand.handle(bars, ActionFactory.COPY, copy);
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
        IToolBarManager tools = bars.getToolBarManager();
        forms.forEach(form -> tools.add(form.worded()));
        tools.add(new Separator());
        tools.add(save);
        for (IMenuManager menu : List.of(bars.getMenuManager(), context)) {
            forms.forEach(menu::add);
            menu.add(new Separator());
            sides.forEach(menu::add);
            menu.add(new Separator());
            menu.add(colour);
            menu.add(new Separator());
            menu.add(copy);
            menu.add(find);
            menu.add(save);
        }
    }
}
