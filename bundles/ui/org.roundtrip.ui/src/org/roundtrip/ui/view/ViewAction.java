// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.roundtrip.ui.theme.Icons;

/** A button of a view's tool bar or a line of its menu, with a tool tip. */
public final class ViewAction extends Action {
    private final Consumer<Boolean> what;

    private ViewAction(String text, String tip, String icon, int style, Consumer<Boolean> what) {
        super(text, style);
        this.what = what;
        setToolTipText(tip);
        setImageDescriptor(icon == null ? null : Icons.descriptor(icon));
    }

    /** A push button. @param icon its name, see {@link Icons} */
    public static ViewAction push(String text, String icon, Runnable what) {
        return push(text, text, icon, what);
    }

    /** A push button with a separate tip. @param icon its name, or null for a menu line without one */
    public static ViewAction push(String text, String tip, String icon, Runnable what) {
        return new ViewAction(text, tip, icon, IAction.AS_PUSH_BUTTON, checked -> what.run());
    }

    /** A button that is on or off; {@code what} gets the new state. @param icon its name, see {@link Icons} */
    public static ViewAction toggle(String text, String icon, Consumer<Boolean> what) {
        return new ViewAction(text, text, icon, IAction.AS_CHECK_BOX, what);
    }

    /** One of several of which exactly one is chosen; {@code what} runs when it becomes the chosen one. */
    public static ViewAction choice(String text, String tip, boolean chosen, Runnable what) {
        return choice(text, tip, null, chosen, what);
    }

    /** As above, with a picture before the text in a tool bar. @param icon its name, or null, see {@link Icons} */
    public static ViewAction choice(String text, String tip, String icon, boolean chosen, Runnable what) {
        ViewAction action = new ViewAction(text, tip, icon, IAction.AS_RADIO_BUTTON, checked -> {
            if (checked) {
                what.run();
            }
        });
        action.setChecked(chosen);
        return action;
    }

    /** Returns an item for a tool bar with both picture and text of the action. */
    public IContributionItem worded() {
        ActionContributionItem item = new ActionContributionItem(this);
        item.setMode(ActionContributionItem.MODE_FORCE_TEXT);
        return item;
    }

    @Override
    public void run() {
        what.accept(isChecked());
    }
}
