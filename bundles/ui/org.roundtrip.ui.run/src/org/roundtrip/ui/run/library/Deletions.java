// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.eclipse.swt.widgets.Control;

/** What was deleted last and is in the trash still, so that it can be brought back at once. User interface's thread, except {@link #look}. */
public final class Deletions {
    private final List<Runnable> listeners = new ArrayList<>();
    private volatile Deletion last;

    /**
     * One deletion.
     *
     * @param deleted what people are told of each plan, payload or run, under its place in the trash
     * @param several what people are told of several; gets their number
     */
    public record Deletion(Map<Path, String> deleted, IntFunction<String> several) {
        /** Copies the map. */
        public Deletion {
            deleted = Collections.unmodifiableMap(new LinkedHashMap<>(deleted));
        }

        /** What was deleted, for people. */
        public String sentence() {
            return deleted.size() == 1 ? deleted.values().iterator().next() : several.apply(deleted.size());
        }

        /** Where the deleted plans and runs are in the trash now. */
        public List<Path> places() {
            return List.copyOf(deleted.keySet());
        }

        private Deletion without(Collection<Path> gone) {
            Map<Path, String> left = new LinkedHashMap<>(deleted);
            left.keySet().removeAll(gone);
            return left.isEmpty() ? null : new Deletion(left, several);
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

    /**
     * Looks on the disk for what was deleted last: people bring it back by hand, or delete it for good. Any thread.
     *
     * @return forgets what is in the trash no more; to be run in the user interface's thread
     */
    Runnable look() {
        Deletion looked = last;
        List<Path> gone = looked == null ? List.of() : looked.places().stream().filter(Files::notExists).toList();
        return () -> {
            // Another deletion may have the same place.
            if (!gone.isEmpty() && last == looked) {
                last = looked.without(gone);
                notifyListeners();
            }
        };
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
