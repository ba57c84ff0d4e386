// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that a file refers to. */
class SourceFoldersTest {
    @TempDir
    private Path temp;
    private Path own;
    private Path path;

    @BeforeEach
    void write() throws IOException {
        own = Files.createDirectories(temp.resolve("own/sub")).getParent();
        path = Files.createDirectories(temp.resolve("path"));
        for (String each : List.of("own/a.idl", "own/b.idl", "own/sub/c.idl", "path/b.idl", "path/d.idl", "secret.idl")) {
            Files.writeString(temp.resolve(each), each);
        }
        Files.createSymbolicLink(own.resolve("link.idl"), temp.resolve("secret.idl"));
    }

    private static String found(SourceFile file, String reference) throws IOException {
        Optional<SourceFile> found = file.referred(reference);
        return found.isEmpty() ? "" : found.get().text();
    }

    @Test
    void theOwnFolderComesBeforeTheImportPath() throws IOException {
        SourceFile file = SourceFile.read(own.resolve("a.idl"), List.of(path));
        assertEquals("own/b.idl", found(file, "b.idl"));
        assertEquals("path/d.idl", found(file, "d.idl"));
        assertEquals("own/sub/c.idl", found(file, "sub/c.idl"));
        SourceFile deeper = file.referred("sub/c.idl").orElseThrow();
        assertEquals("own/b.idl", found(deeper, "../b.idl"), "within the folders of the first file");
        assertEquals("own/b.idl", found(deeper, "b.idl"));
        assertTrue(file.searched().contains(path.getFileName().toString()));
    }

    @Test
    void aReferenceMayBeginAtAFolderAboveAsLongAsItEndsInsideTheFolders() throws IOException {
        SourceFile file = SourceFile.read(own.resolve("sub/c.idl"));
        assertEquals("own/sub/c.idl", found(file, "own/sub/c.idl"));
        assertEquals("", found(file, "own/b.idl"), "that folder was not named");
        assertEquals("own/b.idl", found(SourceFile.read(own.resolve("sub/c.idl"), List.of(temp)), "own/b.idl"));
        assertEquals("own/b.idl", found(SourceFile.read(own.resolve("sub/c.idl"), List.of(own)), "own/b.idl"));
        assertEquals("", found(SourceFile.read(own.resolve("sub/c.idl"), List.of(own)), "secret.idl"));
    }

    @Test
    void nothingOutsideOfTheFoldersIsRead() throws IOException {
        SourceFile file = SourceFile.read(own.resolve("a.idl"), List.of(path, temp.resolve("missing")));
        for (String reference : List.of("../secret.idl", "link.idl", temp.resolve("secret.idl").toString(), "sub/../../secret.idl", "", ".", "\0", "none.idl")) {
            assertEquals("", found(file, reference), reference);
        }
        assertEquals("", found(SourceFile.of("a.idl", "x"), "b.idl"), "a text that was pasted has no folder");
    }

    @Test
    void filesBesideAFileAreThoseOfItsLanguage() throws IOException {
        List<SourceFile> beside = SourceFile.read(own.resolve("a.idl")).beside(".idl");
        assertEquals(List.of("b.idl"), beside.stream().map(SourceFile::name).toList());
    }

    @Test
    void anArchiveHasFoldersToo() throws IOException {
        Path zip = temp.resolve("all.zip");
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
            Files.writeString(files.getPath("/a.idl"), "a");
            Files.writeString(files.getPath("/b.idl"), "b");
        }
        try (FileSystem files = FileSystems.newFileSystem(zip)) {
            assertEquals("b", found(SourceFile.read(files.getPath("/a.idl")), "b.idl"));
        }
    }
}
