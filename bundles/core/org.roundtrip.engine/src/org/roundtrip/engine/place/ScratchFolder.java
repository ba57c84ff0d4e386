// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/** Folders for files that nobody needs after a process has ended. */
public final class ScratchFolder {
    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private ScratchFolder() {
    }

    /** Returns a path in {@code parent} for a folder of this process of Roundtrip, which {@link #deleteOld} spares. */
    public static Path unused(Path parent) {
        return parent.resolve(ProcessHandle.current().pid() + "-" + ThreadLocalRandom.current().nextLong(Long.MAX_VALUE));
    }

    /**
     * Makes a folder in {@code parent} that only this user may enter. It deletes those that ended processes of Roundtrip
     * left.
     */
    public static Path create(Path parent) throws IOException {
        deleteOld(parent);
        Path folder = unused(parent);
        boolean posix = Files.getFileStore(parent).supportsFileAttributeView(PosixFileAttributeView.class);
        return posix ? Files.createDirectory(folder, OWNER_ONLY) : Files.createDirectory(folder);
    }

    /** Deletes the folders in {@code parent} whose processes of Roundtrip have ended; makes {@code parent} if it is missing. */
    public static void deleteOld(Path parent) throws IOException {
        Files.createDirectories(parent);
        try (Stream<Path> folders = Files.list(parent)) {
            folders.filter(each -> each.getFileName().toString().matches("\\d{1,18}-\\d+"))
                    .filter(each -> ProcessHandle.of(Long.parseLong(each.getFileName().toString().split("-")[0])).isEmpty())
                    .forEach(ScratchFolder::delete);
        }
    }

    /** Deletes a folder and its content, follows no links, and leaves what cannot be deleted. */
    public static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException leftBehind) {
            System.getLogger(ScratchFolder.class.getName()).log(System.Logger.Level.DEBUG, "Not deleted", leftBehind);
        }
    }
}
