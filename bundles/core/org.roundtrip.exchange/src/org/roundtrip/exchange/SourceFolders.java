// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folders of files to which a file refers: its own one, then those of the import path. Nothing outside of them is
 * read, also not through links. They may be folders of an archive. Immutable; safe for all threads.
 */
final class SourceFolders {
    /** Of a text that was pasted. */
    static final SourceFolders NONE = new SourceFolders(List.of());
    /** A folder with more files is no place for files that refer to each other. */
    private static final int MOST_FILES = 20_000;
    private final List<Path> roots;

    private SourceFolders(List<Path> roots) {
        this.roots = roots;
    }

    /** @param own where the file is @param path the import path; folders that are missing are left out */
    static SourceFolders of(Path own, List<Path> path) {
        List<Path> real = new ArrayList<>();
        Stream.concat(Stream.of(own), path.stream()).forEach(folder -> real(folder).filter(Files::isDirectory).filter(each -> !real.contains(each)).ifPresent(real::add));
        return new SourceFolders(List.copyOf(real));
    }

    /** Where files are looked for, in this order. */
    List<Path> roots() {
        return roots;
    }

    /** Finds a file. @param folder that of the file which refers to it; null for none @param reference as it is written, with slashes */
    Optional<Path> find(Path folder, String reference) {
        return Stream.concat(Stream.ofNullable(folder), roots.stream()).flatMap(from -> resolve(from, reference).stream()).findFirst();
    }

    private Optional<Path> resolve(Path from, String reference) {
        try {
            return real(from.resolve(reference)).filter(file -> roots.stream().anyMatch(file::startsWith)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns the files of a folder, sorted by name; none where it has too many. */
    static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> some = all.limit(MOST_FILES + 1L).sorted().toList();
            return some.size() > MOST_FILES ? List.of() : some;
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Optional<Path> real(Path path) {
        try {
            return Optional.of(path.toRealPath());
        } catch (IOException | SecurityException e) {
            return Optional.empty();
        }
    }
}
