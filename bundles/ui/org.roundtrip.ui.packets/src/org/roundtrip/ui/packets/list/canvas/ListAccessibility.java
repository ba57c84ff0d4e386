// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.stream.Collectors;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.view.ScreenReader;

/** Makes the row at the caret known to a screen reader. */
final class ListAccessibility {
    private static final Texts TEXTS = Texts.of(ListAccessibility.class);

    private final PacketListCanvas list;
    private final Accessible accessible;

    ListAccessibility(PacketListCanvas list) {
        this.list = list;
        accessible = list.getAccessible();
        ScreenReader.describe(list, ACC.ROLE_LIST, this::words, this::words);
    }

    /** Sends the row at the caret. */
    void moved() {
        accessible.sendEvent(ACC.EVENT_NAME_CHANGED, new Object[] {null, words()});
    }

    /** The size of the list, then the text of each cell of the row behind the name of its column. */
    private String words() {
        int caret = list.selection().caret();
        String size = TEXTS.text("accessible", list.rows().size());
        ListRow row = caret < 0 || caret >= list.rows().size() ? null : list.row(caret);
        return row == null ? size : size + " " + list.columns().columns().stream()
                .filter(column -> !column.text(row).isBlank()).map(column -> column.title() + ": " + column.text(row))
                .collect(Collectors.joining(", "));
    }
}
