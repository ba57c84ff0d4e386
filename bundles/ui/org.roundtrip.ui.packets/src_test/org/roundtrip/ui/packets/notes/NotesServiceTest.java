// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.CaptureSource;

class NotesServiceTest {
    private static final Runnable LIST = () -> { };
    @TempDir
    Path folder;
    private final BlockingQueue<Runnable> display = new LinkedBlockingQueue<>();
    private final Set<String> names = new HashSet<>();
    private final NotesService service = new NotesService(display::add);

    /** Returns the notes of a capture. Waits until their file is read, if they are new. */
    private Notes notes(String name) {
        boolean known = !names.add(name);
        Notes notes = service.of(CaptureSource.of(folder.resolve(name)), problem -> { });
        if (!known) {
            runNext();
        }
        return notes;
    }

    private void runNext() {
        try {
            display.poll(10, TimeUnit.SECONDS).run();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void allCallersGetTheSameNotesOfACapture() {
        assertSame(notes("a.pcapng"), notes("a.pcapng"));
    }

    @Test
    void unusedNotesAreBounded() throws IOException {
        Notes first = notes("first.pcapng");
        first.toggleMarks("Mark", IntStream.of(1));
        first.save();
        for (int i = 0; i < 3 * NotesService.MOST_UNUSED; i++) {
            notes("capture-" + i + ".pcapng");
        }
        assertEquals(NotesService.MOST_UNUSED + 1, service.size(), "the last one may get a user");
        names.remove("first.pcapng");
        Notes again = notes("first.pcapng");
        assertNotSame(first, again);
        assertEquals(Map.of(1, new Note(true, null)), again.all(), "read from the file");
        assertFalse(OperationHistoryFactory.getOperationHistory().canUndo(first.undoContext()), "its steps are gone");
    }

    @Test
    void notesInUseAndUnsavedNotesStay() {
        Notes shown = notes("shown.pcapng");
        shown.addListener(LIST);
        Notes unsaved = notes("unsaved.pcapng");
        unsaved.comment("Comment", IntStream.of(3), "look");
        for (int i = 0; i < 2 * NotesService.MOST_UNUSED; i++) {
            notes("capture-" + i + ".pcapng");
        }
        assertSame(shown, notes("shown.pcapng"));
        assertSame(unsaved, notes("unsaved.pcapng"));
        assertTrue(unsaved.dirty());
    }

    @Test
    void stepsToUndoEndWithTheService() {
        Notes notes = notes("a.pcapng");
        notes.toggleMarks("Mark", IntStream.of(1));
        assertTrue(OperationHistoryFactory.getOperationHistory().canUndo(notes.undoContext()));
        service.dispose();
        assertFalse(OperationHistoryFactory.getOperationHistory().canUndo(notes.undoContext()));
        assertEquals(0, service.size());
    }
}
