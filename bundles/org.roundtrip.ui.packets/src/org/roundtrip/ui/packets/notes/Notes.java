// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import java.nio.file.Path;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.runtime.ILog;
import org.roundtrip.packets.filter.PacketNotes;

/**
 * The notes on a capture's packets, and the way back. Read by any thread; changed, and told of, on the user interface's
 * thread.
 */
public final class Notes implements PacketNotes {
    /** As many packets may be noted at once, so that "mark all" of millions is not written by accident. */
    public static final int MOST_AT_ONCE = 10_000;

    private final Path file;
    private final boolean kept;
    private final ConcurrentSkipListMap<Integer, Note> notes = new ConcurrentSkipListMap<>();
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final IUndoContext undo = new ObjectUndoContext(this);
    private Map<Integer, Note> saved = Map.of();

    /**
     * No notes.
     *
     * @param file where they are kept
     * @param kept whether each change is written there, not only when the person saves
     */
    Notes(Path file, boolean kept) {
        this.file = file;
        this.kept = kept;
    }

    /** Where they are kept. */
    public Path file() {
        return file;
    }

    /** Whether each change is written, not only when the person saves. */
    boolean kept() {
        return kept;
    }

    /** Of which steps can be undone. */
    public IUndoContext undoContext() {
        return undo;
    }

    /** Whether something is not saved that waits for the person to save it. */
    public boolean dirty() {
        return !kept && !saved.equals(notes);
    }

    @Override
    public boolean marked(int packet) {
        return notes.getOrDefault(packet, Note.NONE).marked();
    }

    @Override
    public String comment(int packet) {
        return notes.getOrDefault(packet, Note.NONE).comment();
    }

    /** All notes by packet, at this moment. */
    public Map<Integer, Note> all() {
        return new TreeMap<>(notes);
    }

    /** The packets that are marked. */
    public NavigableSet<Integer> marks() {
        TreeSet<Integer> marks = new TreeSet<>();
        notes.forEach((packet, note) -> {
            if (note.marked()) {
                marks.add(packet);
            }
        });
        return marks;
    }

    /** Marks these packets, or if all of them are, takes their marks away. */
    public void toggleMarks(String label, IntStream packets) {
        int[] these = packets.limit(MOST_AT_ONCE).toArray();
        boolean all = IntStream.of(these).allMatch(this::marked);
        change(label, these, note -> note.withMark(!all));
    }

    /** Says something of these packets, or with an empty text nothing any more. */
    public void comment(String label, IntStream packets, String text) {
        change(label, packets.limit(MOST_AT_ONCE).toArray(), note -> note.withComment(text));
    }

    private void change(String label, int[] packets, UnaryOperator<Note> how) {
        Map<Integer, Note> after = new TreeMap<>();
        Map<Integer, Note> before = new TreeMap<>();
        for (int packet : packets) {
            Note old = notes.getOrDefault(packet, Note.NONE);
            before.put(packet, old);
            after.put(packet, how.apply(old));
        }
        if (before.equals(after)) {
            return;
        }
        IOperationHistory history = OperationHistoryFactory.getOperationHistory();
        try {
            history.execute(new NoteChange(label, this, before, after), null, null);
        } catch (ExecutionException e) {
            ILog.get().error("A note could not be changed.", e);
        }
    }

    void put(Map<Integer, Note> some) {
        some.forEach((packet, note) -> {
            if (note.equals(Note.NONE)) {
                notes.remove(packet);
            } else {
                notes.put(packet, note);
            }
        });
        tell();
    }

    /** They are what stands in their file. */
    void saved(Map<Integer, Note> written) {
        saved = written;
        tell();
    }

    /** Calls back after every change. */
    public void addListener(Runnable callback) {
        listeners.add(callback);
    }

    /** Calls back no more. */
    public void removeListener(Runnable callback) {
        listeners.remove(callback);
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }
}
