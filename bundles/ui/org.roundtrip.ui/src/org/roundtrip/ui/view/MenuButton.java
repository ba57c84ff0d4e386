// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.roundtrip.ui.theme.Icons;

/**
 * A button of a tool bar that opens a menu. Clicks on the button and on its arrow do the same. The menu is filled each
 * time.
 */
public abstract class MenuButton extends Action implements IMenuCreator {
    private final MenuManager menus = new MenuManager();

    /** @param icon its name, see {@link Icons} */
    protected MenuButton(String text, String icon) {
        super(text, IAction.AS_DROP_DOWN_MENU);
        setImageDescriptor(Icons.descriptor(icon));
        setMenuCreator(this);
        menus.setRemoveAllWhenShown(true);
        menus.addMenuListener(this::fill);
    }

    /** Adds what the menu offers now. */
    protected abstract void fill(IMenuManager menu);

    @Override
    public final void runWithEvent(Event event) {
        if (event.widget instanceof ToolItem item) {
            Menu menu = getMenu(item.getParent());
            menu.setLocation(item.getParent().toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height));
            menu.setVisible(true);
        }
    }

    @Override
    public final Menu getMenu(Control parent) {
        return menus.createContextMenu(parent);
    }

    @Override
    public final Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public final void dispose() {
        menus.dispose();
    }
}
