// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.run.control.NetworkTrials;

/** The pages of the plan editor behind their tabs. A page is made when it is shown for the first time. */
final class PlanPages {
    private final PlanEditing editing;
    private final NetworkTrials trials;
    private final CTabFolder tabs;
    private final Map<Tab, Page> pages = new EnumMap<>(Tab.class);

    private enum Tab {
        PROVIDERS, OPERATIONS, PROTOCOL, JSON
    }

    PlanPages(Composite parent, PlanEditing editing, NetworkTrials trials) {
        this.editing = editing;
        this.trials = trials;
        tabs = new CTabFolder(parent, SWT.TOP | SWT.FLAT);
        add(Messages.providersPage, "provider");
        add(Messages.operationsPage, "operation");
        add(Messages.protocolPage, "protocol");
        add(Messages.jsonPage, "json");
        tabs.setSelection(0);
        page(Tab.PROVIDERS);
        tabs.addListener(SWT.Selection, event -> turned());
    }

    private void add(String title, String icon) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setImage(Icons.image(icon));
    }

    /** The page behind a tab. */
    private Page page(Tab tab) {
        Page made = pages.get(tab);
        if (made == null) {
            made = switch (tab) {
                case PROVIDERS -> new ProvidersPage(tabs, editing);
                case OPERATIONS -> new OperationsPage(tabs, editing);
                case PROTOCOL -> new ProtocolPage(tabs, editing, trials);
                case JSON -> new JsonPage(tabs, editing);
            };
            pages.put(tab, made);
            tabs.getItem(tab.ordinal()).setControl(made.control());
        }
        return made;
    }

    private void turned() {
        if (pages.get(Tab.JSON) instanceof JsonPage json && !json.mayLeave()) {
            // A text that is no plan must not get lost behind another page.
            tabs.setSelection(Tab.JSON.ordinal());
        }
        page(Tab.values()[tabs.getSelectionIndex()]).refresh();
    }

    /** Shows the draft as it is now. */
    void refresh() {
        pages.values().forEach(Page::refresh);
    }

    /** The widget. */
    CTabFolder widget() {
        return tabs;
    }
}
