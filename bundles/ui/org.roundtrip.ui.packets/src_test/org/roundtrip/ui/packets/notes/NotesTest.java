// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotesTest {
    @TempDir
    Path folder;
    private Notes notes;

    @BeforeEach
    void make() {
        notes = new Notes(folder.resolve("a.notes.json"), false);
    }

    @Test
    void marksAreToggledTogether() {
        notes.toggleMarks("Mark", IntStream.of(3));
        notes.toggleMarks("Mark", IntStream.of(2, 3, 4));
        assertEquals(Set.of(2, 3, 4), notes.marks(), "those that were not marked are marked first");
        notes.toggleMarks("Mark", IntStream.of(2, 3, 4));
        assertTrue(notes.marks().isEmpty());
    }

    @Test
    void stepsAreUndoneAndRedone() throws ExecutionException {
        notes.comment("Comment", IntStream.of(7), " first ");
        notes.comment("Comment", IntStream.of(7), "second");
        OperationHistoryFactory.getOperationHistory().undo(notes.undoContext(), null, null);
        assertEquals("first", notes.comment(7));
        OperationHistoryFactory.getOperationHistory().undo(notes.undoContext(), null, null);
        assertNull(notes.comment(7));
        OperationHistoryFactory.getOperationHistory().redo(notes.undoContext(), null, null);
        assertEquals("first", notes.comment(7));
        assertTrue(notes.dirty());
    }

    @Test
    void writtenNotesAreReadAgain() throws IOException {
        notes.toggleMarks("Mark", IntStream.of(0, 9_999_999));
        notes.comment("Comment", IntStream.of(9_999_999), "the \"last\" one\n\u00e9 \ud83d\ude00");
        NotesFile.write(notes.file(), notes.all());
        assertEquals(notes.all(), NotesFile.read(notes.file()));
        NotesFile.write(notes.file(), Map.of());
        assertFalse(Files.exists(notes.file()), "no notes need no file");
        assertEquals(Map.of(), NotesFile.read(notes.file()));
    }

    @Test
    void damagedFilesAreRefused() throws IOException {
        Path file = folder.resolve("b.notes.json");
        Files.writeString(file, "{\"packets\": [{\"number\": 0, \"marked\": true}, {\"number\": -4, \"marked\": true}, "
                + "{\"number\": 3, \"more\": {\"a\": [1, 2]}, \"comment\": \"yes\"}]}");
        assertEquals(Map.of(2, new Note(false, "yes")), NotesFile.read(file));
        Files.writeString(file, "{\"packets\": [{\"number\": 3, \"marked\"");
        assertTrue(assertThrows(IOException.class, () -> NotesFile.read(file)).getMessage().contains("is damaged"));
        Files.writeString(file, "{\"packets\": [{\"number\": 99999999999999, \"marked\": true}]}");
        assertThrows(IOException.class, () -> NotesFile.read(file));
    }
}
