// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.design.Design;
import org.roundtrip.design.Piece;

/**
 * Offers what can be added at one place, to be chosen with the keyboard. What was chosen last stands first, and a few
 * letters are enough for the rest. It remembers that for the tree that it belongs to.
 */
public final class InsertChooser {
    private String last = "";

    /**
     * Opens the list; a choice closes it.
     *
     * @param place    of its upper left corner on the screen
     * @param possible whether a piece can be added
     * @param foretold says in a sentence what becomes of the design when a piece is added
     * @param chosen   gets the piece after the list has closed
     * @return whether there is anything to choose
     */
    public boolean open(Shell parent, Point place, Design design, Predicate<Piece> possible, Function<Piece, String> foretold,
            Consumer<Piece> chosen) {
        List<PaletteItem> items = new ArrayList<>(Stream.concat(PaletteItems.constant().stream(), PaletteItems.own(design).stream())
                .filter(item -> possible.test(item.piece())).sorted(Comparator.comparing(PaletteItem::group)).toList());
        items.stream().filter(item -> item.label().equals(last)).findFirst().ifPresent(item -> {
            items.remove(item);
            items.addFirst(item);
        });
        if (items.isEmpty()) {
            return false;
        }
        new InsertPopup(parent, place, items, item -> foretold.apply(item.piece()), item -> {
            last = item.label();
            chosen.accept(item.piece());
        }).open();
        return true;
    }

    /** Returns the items that have a text: those whose label begins with it first. */
    static List<PaletteItem> filtered(List<PaletteItem> items, String text) {
        String wanted = text.toLowerCase(Locale.ROOT).strip();
        return items.stream().filter(item -> rank(item, wanted) < 3).sorted(Comparator.comparingInt(item -> rank(item, wanted)))
                .toList();
    }

    private static int rank(PaletteItem item, String wanted) {
        String label = item.label().toLowerCase(Locale.ROOT);
        return label.startsWith(wanted) ? 0 : label.contains(wanted) ? 1
                : item.more().toLowerCase(Locale.ROOT).contains(wanted) ? 2 : 3;
    }
}
