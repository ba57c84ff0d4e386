// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.text.ShortText;

/**
 * How much room the rows of a tree without columns have. Names are shortened in their middle, because they differ at
 * their end. User interface's thread only.
 */
final class RowRoom {
    /** So many characters of a name stay in any case. */
    static final int LEAST = 8;
    /** So many where something stands beside it that tells more. */
    static final int LEAST_BESIDE_MORE = 5;
    /** Where texts of the second level begin while there is no row to ask. */
    private static final int BEGIN = 64;
    /** What the platform leaves free behind a text. */
    private static final int MARGIN = 6;
    private final Tree tree;
    private final Runnable changed;
    private int room = -1;

    /** @param changed called when there is more or less room than before */
    RowRoom(Tree tree, Runnable changed) {
        this.tree = tree;
        this.changed = changed;
        tree.addListener(SWT.Resize, this::look);
        Theme.onChange(tree, () -> {
            room = -1;
            changed.run();
        });
    }

    private void look(Event resized) {
        if (room >= 0 && measured() != room) {
            room = -1;
            // Later, because the labels change, and with them what scrolls.
            tree.getDisplay().asyncExec(() -> {
                if (!tree.isDisposed() && room < 0) {
                    changed.run();
                }
            });
        }
    }

    /**
     * A name, without its middle where the row is too long for the tree.
     *
     * @param before and
     * @param after  what stands beside it there
     * @param least  so many characters of it stay in any case
     */
    String fit(String before, String name, String after, int least) {
        return fitted(fits -> ShortText.fitting(name, least, shorter -> fits.test(before + shorter + after)));
    }

    /**
     * The first text that has room beside a name, which may be shortened for it; empty when none has.
     *
     * @param texts  the longest first
     * @param before what stands before the name
     * @param after  what stands behind the text
     */
    String first(List<String> texts, String before, String name, String after) {
        String least = before + ShortText.middle(name, LEAST);
        return fitted(fits -> texts.stream().filter(text -> fits.test(least + text + after)).findFirst().orElse(""));
    }

    /** The same text with as little of the name as possible. When none has room, the last one without its middle. */
    String shortened(List<String> texts, String before, String name, String after) {
        String least = before + ShortText.middle(name, LEAST_BESIDE_MORE);
        return fitted(fits -> texts.stream().filter(text -> fits.test(least + text + after)).findFirst()
                .orElseGet(() -> ShortText.fitting(texts.getLast(), LEAST, text -> fits.test(least + text + after))));
    }

    /** @param choice finds a text, and is told which rows have room */
    private String fitted(Function<Predicate<String>, String> choice) {
        if (room < 0) {
            room = measured();
        }
        GC measure = new GC(tree);
        try {
            return choice.apply(row -> measure.stringExtent(row).x <= room);
        } finally {
            measure.dispose();
        }
    }

    private int measured() {
        int begin = BEGIN;
        for (TreeItem shelf : tree.getItems()) {
            if (shelf.getExpanded() && shelf.getItemCount() > 0) {
                begin = shelf.getItem(0).getTextBounds(0).x + tree.getHorizontalBar().getSelection();
                break;
            }
        }
        return Math.max(0, tree.getClientArea().width - begin - MARGIN);
    }
}
