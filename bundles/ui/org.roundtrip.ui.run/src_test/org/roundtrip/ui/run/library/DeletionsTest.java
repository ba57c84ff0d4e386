// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.run.library.Deletions.Deletion;

class DeletionsTest {
    @TempDir
    private Path trash;
    private final Deletions deletions = new Deletions();

    private Deletion deletion(String... names) throws IOException {
        Map<Path, String> deleted = new LinkedHashMap<>();
        for (String name : names) {
            deleted.put(Files.writeString(trash.resolve(name), ""), name + " is gone");
        }
        return new Deletion(deleted, count -> count + " are gone");
    }

    @Test
    void whatIsInTheTrashIsSpokenOf() throws IOException {
        deletions.add(deletion("a", "b", "c"));
        deletions.look().run();
        assertEquals("3 are gone", deletions.last().orElseThrow().sentence());
        Files.delete(trash.resolve("a"));
        deletions.look().run();
        assertEquals("2 are gone", deletions.last().orElseThrow().sentence());
        Files.delete(trash.resolve("c"));
        deletions.look().run();
        assertEquals("b is gone", deletions.last().orElseThrow().sentence());
        assertEquals(List.of(trash.resolve("b")), deletions.last().orElseThrow().places());
        Files.delete(trash.resolve("b"));
        deletions.look().run();
        assertEquals(Optional.empty(), deletions.last());
    }

    @Test
    void aDeletionThatCameMeanwhileStays() throws IOException {
        deletions.add(deletion("a"));
        Files.delete(trash.resolve("a"));
        Runnable forget = deletions.look();
        deletions.add(deletion("a"));
        forget.run();
        assertTrue(deletions.last().isPresent());
    }
}
