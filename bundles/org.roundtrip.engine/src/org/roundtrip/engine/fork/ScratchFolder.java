// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders for files that nobody needs after a process has ended. */
public final class ScratchFolder {
    private ScratchFolder() {
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
