// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;

class LibraryStoreTest {
    @TempDir
    Path folder;
    private LibraryStore store;
    private Library one;
    private Library two;

    @BeforeEach
    void make() throws Exception {
        store = new LibraryStore(new RoundtripHome(folder.resolve("home")));
        one = library("one", "jar");
        two = library("two", "exe");
    }

    @Test
    void filesAreCheckedBeforeTheyAreUsed() throws Exception {
        Libraries list = new Libraries(Map.of("runtime", List.of(one), "tools", List.of(two)));
        assertTrue(assertThrows(LibraryException.class, () -> store.files(list)).getMessage().contains("is not here"));
        fetched(one, two);
        assertEquals(List.of(store.path(one)), store.files(list).classPath("runtime"));
        assertEquals(store.path(two), store.files(list).file("tools", "two"));
        FileTime before = Files.getLastModifiedTime(store.path(one));
        Files.writeString(store.path(one), "eno");
        Files.setLastModifiedTime(store.path(one), FileTime.fromMillis(before.toMillis() + 1000));
        assertEquals("The library org.trial:one:1.0 is not here or is damaged; fetch it.",
                assertThrows(LibraryException.class, () -> store.files(list)).getMessage());
        fetched(one);
        assertEquals(List.of(store.path(one)), store.files(list).classPath("runtime"));
    }

    @Test
    void aRemovedLibraryLeavesNothing() throws Exception {
        fetched(one, two);
        store.remove(List.of(one));
        assertEquals(List.of(two), store.list());
        assertFalse(Files.exists(store.path(one).getParent().getParent()));
        store.remove(List.of(one, two));
        assertEquals(List.of(), store.list());
    }

    @Test
    void aFullDiskIsSaidInOneSentence() throws Exception {
        LibraryFetch full = new LibraryFetch(store, () -> (wanted, under, progress, receiver) -> {
            throw new IOException("No space left on device");
        });
        assertEquals("The libraries could not be written: IOException: No space left on device.",
                assertThrows(LibraryException.class, () -> full.fetch(List.of(one), FetchProgress.NONE)).getMessage());
        Library vast = new Library("org.trial", "vast", "jar", "", "1.0", Long.MAX_VALUE / 2, one.sha256(), "MIT");
        String sentence = assertThrows(LibraryException.class, () -> full.fetch(List.of(vast), FetchProgress.NONE))
                .getMessage();
        assertTrue(sentence.startsWith("The disk is too full: the libraries need "), sentence);
    }

    @Test
    void whatIsHereIsNotFetchedAgain() throws Exception {
        fetched(one);
        new LibraryFetch(store, () -> {
            throw new IllegalStateException("no source is needed");
        }).fetch(List.of(one), FetchProgress.NONE);
    }

    @Test
    void anArchiveCarriesLibrariesToAnotherHome() throws Exception {
        fetched(one, two);
        Path archive = folder.resolve("libraries.zip");
        new LibraryArchive(store).write(List.of(one, two), archive);
        LibraryStore other = new LibraryStore(new RoundtripHome(folder.resolve("other")));
        assertEquals(List.of(one, two), new LibraryArchive(other).read(archive, List.of(one, two)));
        assertEquals("one", Files.readString(other.path(one)));
        assertTrue(Files.isExecutable(other.path(two)));
        assertEquals(List.of(), new LibraryArchive(other).read(archive, List.of(one, two)), "nothing is missing any more");
    }

    @Test
    void anArchiveThatIsIncompleteIsNotWritten() throws Exception {
        fetched(one);
        Path archive = folder.resolve("libraries.zip");
        assertThrows(LibraryException.class, () -> new LibraryArchive(store).write(List.of(one, two), archive));
        assertFalse(Files.exists(archive));
    }

    @Test
    void aHostileArchiveBringsNothingThatNoProviderLists() throws Exception {
        Path archive = archive(Map.of("../../evil.jar", "evil", "/evil.jar", "evil",
                "org.trial/one/1.0/one-1.0.jar", "eno", "org.trial/unknown/1.0/unknown-1.0.jar", "unknown"));
        assertTrue(assertThrows(LibraryException.class,
                () -> new LibraryArchive(store).read(archive, List.of(one, two))).getMessage().contains("not the right one"));
        assertEquals(List.of(), store.list());
        try (var files = Files.walk(folder)) {
            assertEquals(List.of(), files.filter(file -> file.getFileName().toString().matches("(evil|one|unknown).*"))
                    .filter(Files::isRegularFile).toList());
        }
    }

    @Test
    void anEntryIsReadNoFartherThanItsLibraryIsLong() throws Exception {
        Path archive = archive(Map.of("org.trial/one/1.0/one-1.0.jar", "one".repeat(1_000_000)));
        assertThrows(LibraryException.class, () -> new LibraryArchive(store).read(archive, List.of(one)));
        assertEquals(List.of(one), store.missing(List.of(one)));
    }

    @Test
    void aFileThatIsNoArchiveIsCalledSo() throws Exception {
        Path text = Files.writeString(folder.resolve("text.zip"), "no zip");
        assertEquals("This is not an archive of libraries: " + text,
                assertThrows(LibraryException.class, () -> new LibraryArchive(store).read(text, List.of(one))).getMessage());
    }

    private Path archive(Map<String, String> entries) throws IOException {
        Path archive = folder.resolve("hostile.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return archive;
    }

    /** Fetches libraries whose content is their name. */
    private void fetched(Library... libraries) throws Exception {
        new LibraryFetch(store, () -> (wanted, under, progress, receiver) -> {
            for (Library library : wanted) {
                receiver.take(library, Files.writeString(under.resolve(library.fileName()), library.artifact()));
            }
        }).fetch(List.of(libraries), FetchProgress.NONE);
    }

    private static Library library(String artifact, String packaging) throws Exception {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(artifact.getBytes(StandardCharsets.UTF_8));
        return new Library("org.trial", artifact, packaging, "", "1.0", artifact.length(), HexFormat.of().formatHex(sum),
                "MIT");
    }
}
