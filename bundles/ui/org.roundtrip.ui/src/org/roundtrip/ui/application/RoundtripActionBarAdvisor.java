// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.roundtrip.model.text.Texts;

/**
 * The main menus with the workbench's standard commands. Other bundles add their commands by the extension point
 * org.eclipse.ui.menus, at the groups named here.
 */
final class RoundtripActionBarAdvisor extends ActionBarAdvisor {
    private static final Texts TEXTS = Texts.of(RoundtripActionBarAdvisor.class);

    /** Id of the menu of runs. */
    static final String RUN_MENU = "org.roundtrip.ui.menu.run";

    private IWorkbenchWindow window;

    RoundtripActionBarAdvisor(IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void makeActions(IWorkbenchWindow window) {
        this.window = window;
    }

    @Override
    protected void fillMenuBar(IMenuManager bar) {
        bar.add(file());
        bar.add(edit());
        bar.add(run());
        bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        bar.add(windowMenu());
        bar.add(help());
    }

    private MenuManager file() {
        MenuManager menu = menu(TEXTS.text("menuFile"), IWorkbenchActionConstants.M_FILE);
        menu.add(new GroupMarker(IWorkbenchActionConstants.NEW_EXT));
        menu.add(new GroupMarker(IWorkbenchActionConstants.OPEN_EXT));
        menu.add(new Separator());
        // The platform's own entry does not see that an editor comes into sight, or goes out of it.
        IAction close = ActionFactory.CLOSE.create(window);
        addCommand(menu, ActionFactory.CLOSE, close.getText(), close);
        add(menu, ActionFactory.CLOSE_ALL);
        menu.add(new Separator());
        add(menu, ActionFactory.SAVE);
        add(menu, ActionFactory.SAVE_AS);
        add(menu, ActionFactory.SAVE_ALL);
        menu.add(new Separator(IWorkbenchActionConstants.IMPORT_EXT));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new Separator());
        add(menu, ActionFactory.QUIT);
        return menu;
    }

    private MenuManager edit() {
        MenuManager menu = menu(TEXTS.text("menuEdit"), IWorkbenchActionConstants.M_EDIT);
        add(menu, ActionFactory.UNDO);
        add(menu, ActionFactory.REDO);
        menu.add(new Separator(IWorkbenchActionConstants.UNDO_EXT));
        // No part handles these two by the ids of actions. Registered, they would hide what the platform does in fields.
        addCommand(menu, ActionFactory.CUT, TEXTS.text("menuCut"), ActionFactory.CUT.create(window));
        addCommand(menu, ActionFactory.COPY, TEXTS.text("menuCopy"));
        addCommand(menu, ActionFactory.PASTE, TEXTS.text("menuPaste"), ActionFactory.PASTE.create(window));
        menu.add(new Separator(IWorkbenchActionConstants.CUT_EXT));
        addCommand(menu, ActionFactory.DELETE, TEXTS.text("menuDelete"));
        addCommand(menu, ActionFactory.SELECT_ALL, TEXTS.text("menuSelectAll"));
        menu.add(new Separator(IWorkbenchActionConstants.FIND_EXT));
        addCommand(menu, ActionFactory.FIND, TEXTS.text("menuFind"));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        return menu;
    }

    private static MenuManager run() {
        MenuManager menu = menu(TEXTS.text("menuRun"), RUN_MENU);
        menu.add(new GroupMarker("start"));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        return menu;
    }

    private MenuManager windowMenu() {
        MenuManager menu = menu(TEXTS.text("menuWindow"), IWorkbenchActionConstants.M_WINDOW);
        add(menu, ActionFactory.OPEN_NEW_WINDOW);
        MenuManager views = menu(TEXTS.text("menuShowView"), "showView");
        views.add(ContributionItemFactory.VIEWS_SHORTLIST.create(window));
        menu.add(views);
        add(menu, ActionFactory.RESET_PERSPECTIVE);
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new Separator());
        add(menu, ActionFactory.PREFERENCES);
        return menu;
    }

    private MenuManager help() {
        MenuManager menu = menu(TEXTS.text("menuHelp"), IWorkbenchActionConstants.M_HELP);
        menu.add(new GroupMarker(IWorkbenchActionConstants.HELP_START));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        add(menu, ActionFactory.ABOUT);
        return menu;
    }

    private static MenuManager menu(String text, String id) {
        return new MenuManager(text, id);
    }

    private void add(MenuManager menu, ActionFactory factory) {
        menu.add(registered(factory));
    }

    /**
     * Adds a command that the control in focus, its part or the platform handles. The platform does so for a field of
     * text. The platform's own action knows the part only.
     */
    private void addCommand(MenuManager menu, ActionFactory factory, String label) {
        addCommand(menu, factory, label, registered(factory));
    }

    private void addCommand(MenuManager menu, ActionFactory factory, String label, IAction looks) {
        CommandContributionItemParameter item = new CommandContributionItemParameter(window, factory.getId(),
                factory.getCommandId(), CommandContributionItem.STYLE_PUSH);
        item.label = label;
        item.icon = looks.getImageDescriptor();
        menu.add(new CommandContributionItem(item));
    }

    /** Registers the platform's action, so that parts can handle its command by its id. */
    private IAction registered(ActionFactory factory) {
        IAction action = factory.create(window);
        register(action);
        return action;
    }
}
