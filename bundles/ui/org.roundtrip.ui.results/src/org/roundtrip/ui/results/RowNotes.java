// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.SideWords;
import org.roundtrip.words.StateWords;

/**
 * What there is to say of a row beside its numbers. Immutable.
 *
 * @param row   the name of the row; empty when the notes name their rows themselves
 * @param error why the row failed, or null
 * @param notes why some numbers are missing, are a lower bound only, or are to be read with care
 */
record RowNotes(String row, String error, List<String> notes) {
    private static final Texts TEXTS = Texts.of(RowNotes.class);

    static RowNotes of(Run run, Result row) {
        List<String> notes = new ArrayList<>(SideWords.notes(run, row.variant()));
        notes.addAll(StateWords.sentences(row));
        Set<String> missing = new LinkedHashSet<>(run.forks().stream()
                .filter(fork -> fork.row().equals(row.row()))
                .map(Fork::capture).filter(Objects::nonNull).map(Fork.Capture::missing).filter(Objects::nonNull).toList());
        missing.forEach(reason -> notes.add(TEXTS.text("noPackets", reason)));
        return new RowNotes(TEXTS.text("rowName", row.variant(), row.row().called()), row.error(), List.copyOf(notes));
    }

    /** What is said of two rows together. */
    static RowNotes ofTwo(String sentence) {
        return new RowNotes("", null, List.of(sentence));
    }

    /** A sentence after the name of the row. */
    String named(String sentence) {
        return row.isEmpty() ? sentence : TEXTS.text("onRow", row, sentence);
    }

    boolean isEmpty() {
        return error == null && notes.isEmpty();
    }
}
