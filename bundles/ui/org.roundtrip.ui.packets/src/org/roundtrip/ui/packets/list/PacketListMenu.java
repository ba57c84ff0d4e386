// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.packets.list.filter.CellFilter;
import org.roundtrip.ui.packets.list.filter.FilterUse;
import org.roundtrip.ui.packets.list.filter.SuggestedFilters;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.table.ColumnMenu;

/** The menus of the list: the actions for a packet, and the choice of columns. */
final class PacketListMenu {
    private static final Texts TEXTS = Texts.of(PacketListMenu.class);

    private final PacketListView view;
    private final PacketListActions actions;
    /** The column under the pointer when the menu was asked for; null when it was asked for by a key. */
    private PacketColumn column;

    PacketListMenu(PacketListView view, PacketListActions actions) {
        this.view = view;
        this.actions = actions;
        view.list().addListener(SWT.MenuDetect, event -> column = event.detail == SWT.MENU_KEYBOARD ? null
                : view.list().columnAt(view.list().toControl(event.x, event.y).x));
    }

    MenuManager context() {
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fill);
        return menu;
    }

    private void fill(IMenuManager menu) {
        int caret = view.list().caretRow();
        ListRow row = caret < 0 ? null : view.list().row(caret);
        if (row == null) {
            menu.add(columns());
            return;
        }
        menu.add(actions.get("followStream"));
        String cell = column == null ? null : CellFilter.of(column, row);
        if (cell != null) {
            String title = TEXTS.text("filterByCell", column.title(), escaped(column.text(row)));
            menu.add(FilterUse.menu(title, cell, view.filterBar().text(),
                    use -> view.filterBar().use(use.of(view.filterBar().text(), cell))));
        }
        menu.add(filters(TEXTS.text("filterBy"), row, view.filterBar()::use));
        if (!view.filterBar().text().isBlank()) {
            menu.add(filters(TEXTS.text("narrowBy"), row,
                    filter -> view.filterBar().use(FilterUse.AND.of(view.filterBar().text(), filter))));
        }
        if (row.row().ip() != null && row.row().ip().isTcp() && row.row().fromClient() != null) {
            menu.add(decodeAs(row));
        }
        menu.add(new Separator());
        for (String id : new String[] {"mark", "nextMark", "previousMark", "comment"}) {
            menu.add(actions.get(id));
        }
        menu.add(new Separator());
        for (String id : new String[] {ActionFactory.COPY.getId(), ActionFactory.SELECT_ALL.getId(),
            ActionFactory.FIND.getId(), "goTo", "exportPackets"}) {
            menu.add(actions.get(id));
        }
        PacketExport export = new PacketExport(view);
        if (export.hasBothEnds()) {
            menu.add(ViewAction.push(TEXTS.text("exportBothEndsAction"), TEXTS.text("exportBothEndsTip"), "export", export::askBothEnds));
        }
        menu.add(new Separator());
        menu.add(columns());
    }

    private static MenuManager filters(String title, ListRow row, Consumer<String> use) {
        MenuManager menu = new MenuManager(title);
        for (Map.Entry<String, String> filter : SuggestedFilters.of(row).entrySet()) {
            menu.add(ViewAction.push(escaped(filter.getKey()), filter.getValue(), null,
                    () -> use.accept(filter.getValue())));
        }
        return menu;
    }

    private MenuManager decodeAs(ListRow row) {
        IpPacket ip = row.row().ip();
        int port = (row.row().fromClient() ? ip.destination() : ip.source()).port();
        MenuManager menu = new MenuManager(TEXTS.text("decodeAs", Integer.toString(port)));
        view.decodeAs(menu, port);
        return menu;
    }

    /** The menu in which a person chooses the columns. */
    MenuManager columns() {
        return ColumnMenu.of(view.list().columns(), view.list()::relayout);
    }

    /** In an action's text an ampersand marks a mnemonic, and an at sign begins a key. */
    static String escaped(String text) {
        return text.replace("&", "&&").replace("@", "@@");
    }
}
