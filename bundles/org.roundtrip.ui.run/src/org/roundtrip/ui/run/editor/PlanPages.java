// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.ui.look.Icons;

/** The pages of the plan editor behind their tabs. */
final class PlanPages {
    private final CTabFolder tabs;
    private final List<Page> pages = new ArrayList<>();
    private final JsonPage json;

    PlanPages(Composite parent, PlanEditing editing) {
        tabs = new CTabFolder(parent, SWT.TOP | SWT.FLAT);
        add(Messages.providersPage, "provider", new ProvidersPage(tabs, editing));
        add(Messages.operationsPage, "operation", new OperationsPage(tabs, editing));
        add(Messages.protocolPage, "protocol", new ProtocolPage(tabs, editing));
        json = new JsonPage(tabs, editing);
        add(Messages.jsonPage, "json", json);
        tabs.setSelection(0);
        tabs.addListener(SWT.Selection, event -> turned());
    }

    private void add(String title, String icon, Page page) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setImage(Icons.image(icon));
        item.setControl(page.control());
        pages.add(page);
    }

    private void turned() {
        if (!json.mayLeave()) {
            // A text that is no plan must not get lost behind another page.
            tabs.setSelection(pages.indexOf(json));
        }
        pages.get(tabs.getSelectionIndex()).refresh();
    }

    /** Shows the draft as it is now. */
    void refresh() {
        pages.forEach(Page::refresh);
    }

    /** The widget. */
    CTabFolder widget() {
        return tabs;
    }
}
