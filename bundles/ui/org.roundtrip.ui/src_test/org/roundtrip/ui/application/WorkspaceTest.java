// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceTest {
    private static final String PREFERENCES = ".metadata/.plugins/org.eclipse.core.runtime/.settings/a.prefs";
    @TempDir
    private Path home;
    private final Set<Path> taken = new HashSet<>();

    private Workspace open() throws IOException {
        return Workspace.choose(home, folder -> {
            Files.createDirectories(folder);
            return taken.add(folder);
        });
    }

    @Test
    void eachProcessHasAFolderOfItsOwn() throws IOException {
        assertEquals(new Workspace(home.resolve("workspace"), 1), open());
        assertEquals(new Workspace(home.resolve("workspace-2"), 2), open());
        assertEquals(new Workspace(home.resolve("workspace-3"), 3), open());
        taken.remove(home.resolve("workspace-2"));
        assertEquals(2, open().number(), "one that was closed is used again");
    }

    @Test
    void aNewFurtherOneBeginsWithThePreferencesOfTheFirst() throws IOException {
        write(open().folder(), "dark");
        Path second = open().folder();
        assertEquals("dark", Files.readString(second.resolve(PREFERENCES)));
        write(second, "light");
        taken.remove(second);
        assertEquals("light", Files.readString(open().folder().resolve(PREFERENCES)), "later it keeps its own");
    }

    @Test
    void anErrorIsNotTakenForAnotherProcess() {
        assertThrows(IOException.class, () -> Workspace.choose(home, folder -> {
            throw new IOException("read-only");
        }));
    }

    private static void write(Path workspace, String text) throws IOException {
        Path file = workspace.resolve(PREFERENCES);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
