// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.report.words.RemarkWords;
import org.roundtrip.report.words.SideWords;

/**
 * Remarks on a row beside its numbers. Immutable.
 *
 * @param error why the row failed, or null
 * @param notes why some numbers are missing, are a lower bound only, or are to be read with care
 */
record RowNotes(String error, List<String> notes) {

    static RowNotes of(Run run, Result row) {
        List<String> notes = new ArrayList<>(SideWords.notes(run, row.variant()));
        notes.addAll(RemarkWords.sentences(row));
        if (row.captureIncomplete()) {
            notes.add(WindowColumn.lost(row));
        }
        Set<String> missing = new LinkedHashSet<>(run.forks().stream()
                .filter(fork -> fork.row().equals(row.row()))
                .map(Fork::capture).filter(Objects::nonNull).map(Fork.Capture::missing).filter(Objects::nonNull).toList());
        missing.forEach(reason -> notes.add(NLS.bind(Messages.noPackets, reason)));
        return new RowNotes(row.error(), List.copyOf(notes));
    }

    boolean isEmpty() {
        return error == null && notes.isEmpty();
    }
}
