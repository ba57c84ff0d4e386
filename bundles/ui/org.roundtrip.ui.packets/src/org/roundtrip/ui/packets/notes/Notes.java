// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.ui.undo.UndoableChange;

/**
 * The notes on the packets of one capture. Any thread reads them; the user interface's thread changes them and calls the
 * listeners. {@link NotesService} creates and ends them.
 */
public final class Notes implements PacketNotes {
    /** One step changes at most this many packets, so that "mark all" does not write millions of notes by accident. */
    public static final int MOST_AT_ONCE = 10_000;

    private final Path file;
    private final boolean autosaved;
    private final ConcurrentSkipListMap<Integer, Note> notes = new ConcurrentSkipListMap<>();
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final IUndoContext undo = new ObjectUndoContext(this);
    private Map<Integer, Note> saved = Map.of();
    private Runnable autosave = () -> { };

    /**
     * Creates notes without content.
     *
     * @param file      where they are written
     * @param autosaved whether {@link NotesService} writes each change; otherwise the person saves them
     */
    Notes(Path file, boolean autosaved) {
        this.file = file;
        this.autosaved = autosaved;
    }

    /** Returns the file in which the notes are kept. */
    public Path file() {
        return file;
    }

    /** Reports whether each change is written without being saved. */
    public boolean autosaved() {
        return autosaved;
    }

    /** Returns the context of the steps that can be undone. */
    public IUndoContext undoContext() {
        return undo;
    }

    /** Reports whether there are changes that the person has not saved. */
    public boolean dirty() {
        return !autosaved && !saved.equals(notes);
    }

    /** Reports whether anybody listens, such as a list that shows the notes. */
    boolean inUse() {
        return !listeners.isEmpty();
    }

    @Override
    public boolean marked(int packet) {
        return notes.getOrDefault(packet, Note.NONE).marked();
    }

    @Override
    public String comment(int packet) {
        return notes.getOrDefault(packet, Note.NONE).comment();
    }

    /** Returns a copy of all notes by packet. */
    public Map<Integer, Note> all() {
        return new TreeMap<>(notes);
    }

    /** Returns the marked packets. */
    public NavigableSet<Integer> marks() {
        TreeSet<Integer> marks = new TreeSet<>();
        notes.forEach((packet, note) -> {
            if (note.marked()) {
                marks.add(packet);
            }
        });
        return marks;
    }

    /** Marks packets; if all of them are marked, removes their marks. @param label of the step for undo */
    public void toggleMarks(String label, IntStream packets) {
        int[] these = packets.limit(MOST_AT_ONCE).toArray();
        boolean all = IntStream.of(these).allMatch(this::marked);
        change(label, these, note -> note.withMark(!all));
    }

    /** Sets the comment of packets; a blank text removes it. @param label of the step for undo */
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
        if (!before.equals(after)) {
            new UndoableChange<>(label, undo, this::put, before, after).perform();
        }
    }

    /** Replaces the notes of some packets. */
    void put(Map<Integer, Note> some) {
        some.forEach((packet, note) -> {
            if (note.equals(Note.NONE)) {
                notes.remove(packet);
            } else {
                notes.put(packet, note);
            }
        });
        autosave.run();
        listeners.forEach(Runnable::run);
    }

    /** Sets what writes each change. */
    void onChange(Runnable action) {
        autosave = action;
    }

    /** Adds the notes that the file contains. Notes made while the file was read stay. */
    void loaded(Map<Integer, Note> read) {
        Map<Integer, Note> more = new TreeMap<>(read);
        more.keySet().removeAll(notes.keySet());
        saved = read;
        put(more);
    }

    /** Writes the notes to their file. @throws IOException if they cannot be written */
    public void save() throws IOException {
        Map<Integer, Note> now = all();
        NotesFile.write(file, now);
        saved = now;
        listeners.forEach(Runnable::run);
    }

    /** Forgets the steps that can be undone. The notes are not used afterwards. */
    void end() {
        OperationHistoryFactory.getOperationHistory().dispose(undo, true, true, true);
    }

    /** Adds a listener, which is called after each change. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }
}
