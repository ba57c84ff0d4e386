// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.DecodeAs;
import org.roundtrip.ui.table.RowTable;

/** The menu in which a person chooses the protocol of a server's port. The capture is then decoded again. */
final class DecodeAsMenu {
    private static final Texts TEXTS = Texts.of(DecodeAsMenu.class);

    private final CaptureDesk desk;
    private final RowTable<StreamRow> table;
    private final MenuManager menu = new MenuManager(TEXTS.text("decodeAs")) {
        @Override
        public boolean isEnabled() {
            return table.selected() != null;
        }
    };

    DecodeAsMenu(CaptureDesk desk, RowTable<StreamRow> table) {
        this.desk = desk;
        this.table = table;
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fill);
    }

    MenuManager menu() {
        return menu;
    }

    private void fill(IMenuManager into) {
        StreamRow row = table.selected();
        if (row == null) {
            return;
        }
        DecodeAs.fill(into, desk, row.server().port());
    }
}
