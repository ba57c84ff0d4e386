// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.HashMap;
import java.util.Map;

/**
 * Remembers which rows of the tree a person opened and closed, by their paths. Packets of the same kind have equal paths, so
 * the next packet is opened alike.
 */
final class OpenRows {
    private static final int MOST_REMEMBERED = 10_000;
    private static final int FEW = 12;

    private final Map<String, Boolean> opened = new HashMap<>();

    void remember(TreeRow row, boolean open) {
        if (opened.size() >= MOST_REMEMBERED) {
            opened.clear();
        }
        opened.put(row.path(), open);
    }

    /** Closes all rows of a tree, and forgets all others. */
    void closeAll(PacketTree tree) {
        opened.clear();
        tree.rows().forEach(row -> opened.put(row.path(), false));
    }

    /** Whether a row is open. Until a person decides, the selected message is open, and its short parts are. */
    boolean isOpen(TreeRow row, int depth, PacketTree tree) {
        Boolean chosen = opened.get(row.path());
        boolean selected = tree.message() != null && row.home().message() == tree.message();
        return chosen != null ? chosen : selected && (depth == 0 || depth == 1 && row.count() <= FEW);
    }
}
