// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.widgets.Control;

/** What was deleted last, so that it can be brought back at once. User interface's thread only. */
public final class Deletions {
    private final List<Runnable> listeners = new ArrayList<>();
    private Deletion last;

    /**
     * One deletion.
     *
     * @param sentence what was deleted, for people
     * @param places   where the deleted plans and runs are in the trash now
     */
    public record Deletion(String sentence, List<Path> places) {
        /** Copies the list. */
        public Deletion {
            places = List.copyOf(places);
        }
    }

    /** Something was moved into the trash. */
    public void add(Deletion deletion) {
        last = deletion;
        notifyListeners();
    }

    /** The last deletion; empty when there was none, or when it was undone or forgotten since. */
    public Optional<Deletion> last() {
        return Optional.ofNullable(last);
    }

    /** Forgets the last deletion: it was undone, or is not offered to be undone any more. */
    public void forget() {
        if (last != null) {
            last = null;
            notifyListeners();
        }
    }

    /** Calls back after every change, until the control is disposed. */
    public void onChange(Control owner, Runnable callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }

    private void notifyListeners() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
