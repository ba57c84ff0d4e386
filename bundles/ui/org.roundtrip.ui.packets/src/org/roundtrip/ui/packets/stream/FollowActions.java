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
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;

/** The tool bar and the menus of the view of a conversation. */
final class FollowActions {
    private static final Texts TEXTS = Texts.of(FollowActions.class);

    private final List<ViewAction> forms;
    private final List<IAction> sides;
    private final ViewAction colour;
    private final IAction copy;
    private final IAction find;
    private final IAction save;

    FollowActions(FollowView view) {
        forms = List.of(
                ViewAction.choice(TEXTS.text("asText"), TEXTS.text("asText"), "shape-text", !view.hex(), () -> view.show(false)),
                ViewAction.choice(TEXTS.text("asHex"), TEXTS.text("asHex"), "bytes", view.hex(), () -> view.show(true)));
        sides = List.of(side(view, TEXTS.text("bothSides"), null), side(view, TEXTS.text("clientOnly"), Side.CLIENT),
                side(view, TEXTS.text("serverOnly"), Side.SERVER));
        colour = ViewAction.toggle(TEXTS.text("byRole"), null, view::colourByRole);
        colour.setToolTipText(TEXTS.text("byRoleTip"));
        colour.setChecked(view.colouredByRole());
        copy = ViewAction.push(TEXTS.text("copyMessage"), TEXTS.text("copyMessageTip"), "copy", view::copy);
        find = ViewAction.push(TEXTS.text("find"), TEXTS.text("findTip"), null, view::openFindBar);
        save = ViewAction.push(TEXTS.text("save"), TEXTS.text("saveTip"), "save-as", view::save);
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
