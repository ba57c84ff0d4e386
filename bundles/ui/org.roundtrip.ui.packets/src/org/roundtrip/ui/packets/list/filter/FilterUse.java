// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.util.function.Consumer;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.ViewAction;

/** What a menu does with the filter for a value. It takes it in place of the written one, or adds it to that. */
public enum FilterUse {
    ONLY(Texts.of(FilterUse.class).text("useOnly"), false, true),
    NOT(Texts.of(FilterUse.class).text("useNot"), false, false),
    AND(Texts.of(FilterUse.class).text("useAnd"), true, true),
    AND_NOT(Texts.of(FilterUse.class).text("useAndNot"), true, false);

    private final String label;
    private final boolean added;
    private final boolean wanted;

    FilterUse(String label, boolean added, boolean wanted) {
        this.label = label;
        this.added = added;
        this.wanted = wanted;
    }

    /**
     * Returns the filter that results.
     *
     * @param written the filter in the bar, possibly blank
     * @param filter  a filter for a value
     */
    public String of(String written, String filter) {
        String one = wanted ? filter : "!(" + filter + ")";
        return !added || written.isBlank() ? one
                : grouped(written.strip()) + " && " + (wanted ? grouped(filter) : one);
    }

    /**
     * Returns a menu with all uses of a filter. Those that add to a filter are disabled while none is written.
     *
     * @param filter  a filter for a value; null disables the menu's entries
     * @param written the filter in the bar, possibly blank
     */
    public static MenuManager menu(String title, String filter, String written, Consumer<FilterUse> chosen) {
        MenuManager menu = new MenuManager(title);
        for (FilterUse use : values()) {
            IAction action = ViewAction.push(use.label, filter == null ? null : use.of(written, filter), null,
                    () -> chosen.accept(use));
            action.setEnabled(filter != null && !(use.added && written.isBlank()));
            menu.add(action);
        }
        return menu;
    }

    /** Puts brackets around a filter of several conditions. */
    private static String grouped(String filter) {
        return filter.matches("(?s).*(&&|\\|\\||\\b(and|or)\\b).*") ? "(" + filter + ")" : filter;
    }
}
