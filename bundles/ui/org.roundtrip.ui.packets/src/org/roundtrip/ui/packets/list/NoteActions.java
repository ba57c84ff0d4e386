// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.NavigableSet;
import java.util.stream.IntStream;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.notes.Notes;

/** Marks packets, goes from mark to mark, and asks for comments. User interface's thread only. */
final class NoteActions {
    private static final Texts TEXTS = Texts.of(NoteActions.class);

    private final PacketListView view;

    NoteActions(PacketListView view) {
        this.view = view;
    }

    /** Marks the selected packets, or unmarks them when all are marked. */
    void mark() {
        if (view.list().selectionCount() > 0) {
            view.notes().toggleMarks(TEXTS.text("markStep"), view.list().packets());
        }
    }

    /** Selects the next or previous marked packet that is listed; at the end it continues at the other end. */
    void nextMark(boolean forward) {
        NavigableSet<Integer> marks = view.notes().marks();
        marks.removeIf(packet -> view.list().rows().indexOf(packet) < 0);
        if (marks.isEmpty()) {
            return;
        }
        int here = view.list().packet();
        Integer next = forward ? marks.higher(here) : marks.lower(here);
        view.list().goTo(next != null ? next : forward ? marks.first() : marks.last());
    }

    /** Asks for a comment on the selected packets. */
    void comment() {
        int[] packets = view.list().packets().limit(Notes.MOST_AT_ONCE).toArray();
        if (packets.length == 0) {
            return;
        }
        String old = view.notes().comment(packets[0]);
        String question = packets.length == 1 ? TEXTS.text("commentQuestion", Numbers.count(packets[0] + 1))
                : TEXTS.text("commentQuestions", Numbers.count(packets.length));
        // Meanwhile another capture may come into the list.
        Notes notes = view.notes();
        view.questionBar().askAndKeep(question, old == null ? "" : old,
                answer -> notes.comment(TEXTS.text("commentStep"), IntStream.of(packets), answer));
    }
}
