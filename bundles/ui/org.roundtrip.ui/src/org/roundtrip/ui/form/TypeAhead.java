// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;

/**
 * Chooses an entry of a read-only list by its letters, because not every desktop does: "dec" shows the entry "decimal". The entry counts as
 * chosen when the person pauses, presses Enter or leaves the list, so that entries on the way to it are not. User interface's thread only.
 */
public final class TypeAhead {
    private static final int PAUSE_MILLIS = 900;
    private final Combo combo;
    private final Runnable end = this::end;
    private String typed = "";
    /** What was chosen before the first letter. */
    private int before;

    private TypeAhead(Combo combo) {
        this.combo = combo;
    }

    /** Lets a person type in a list. */
    public static void in(Combo combo) {
        TypeAhead ahead = new TypeAhead(combo);
        combo.addListener(SWT.KeyDown, ahead::key);
        combo.addListener(SWT.FocusOut, left -> ahead.end());
        combo.addListener(SWT.Selection, chosen -> ahead.typed = "");
    }

    private void key(Event event) {
        boolean letter = Character.isLetterOrDigit(event.character) || event.character == ' ' && !typed.isEmpty();
        if ((event.stateMask & (SWT.MOD1 | SWT.MOD3)) != 0 || !letter) {
            if (event.character == SWT.CR) {
                end();
            }
            return;
        }
        event.doit = false;
        if (typed.isEmpty()) {
            before = combo.getSelectionIndex();
        }
        typed += event.character;
        find(List.of(combo.getItems()), typed, combo.getSelectionIndex()).ifPresent(combo::select);
        combo.getDisplay().timerExec(PAUSE_MILLIS, end);
    }

    /** What is shown now is chosen. */
    private void end() {
        if (!combo.isDisposed() && !typed.isEmpty()) {
            typed = "";
            if (combo.getSelectionIndex() != before) {
                combo.notifyListeners(SWT.Selection, new Event());
            }
        }
    }

    /**
     * Finds the entry that begins with some letters, or has a word that does. The same letter again goes to the next.
     *
     * @param selected the entry that is shown now; -1 for none
     */
    static OptionalInt find(List<String> entries, String typed, int selected) {
        String letters = typed.toLowerCase(Locale.ROOT);
        // With one letter more the entry that is shown may still be the right one; the first letter goes on to another.
        int from = letters.length() > 1 ? Math.max(0, selected) : selected + 1;
        return Stream.of(search(entries, from, entry -> entry.startsWith(letters)),
                search(entries, from, entry -> entry.contains(" " + letters)),
                letters.chars().distinct().count() > 1 ? OptionalInt.empty()
                        : search(entries, selected + 1, entry -> entry.startsWith(letters.substring(0, 1))))
                .filter(OptionalInt::isPresent).findFirst().orElse(OptionalInt.empty());
    }

    private static OptionalInt search(List<String> entries, int from, Predicate<String> fits) {
        return IntStream.range(0, entries.size()).map(i -> (from + i) % entries.size())
                .filter(i -> fits.test(entries.get(i).toLowerCase(Locale.ROOT))).findFirst();
    }
}
