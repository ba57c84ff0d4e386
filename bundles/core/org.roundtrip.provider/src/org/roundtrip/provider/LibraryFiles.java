// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The fetched and checked files of a provider's {@link Libraries}. The files belong to all providers, so nobody changes
 * them.
 *
 * @param libraries the provider's list
 * @param paths     where each file is that this machine needs
 */
public record LibraryFiles(Libraries libraries, Map<Library, Path> paths) {
    /** No files. */
    public static final LibraryFiles NONE = new LibraryFiles(Libraries.NONE, Map.of());

    /** Copies the map. */
    public LibraryFiles {
        paths = Map.copyOf(paths);
    }

    /** Returns the jars of a set in the order of the list: a part of a class path. */
    public List<Path> classPath(String set) {
        return libraries.set(set).stream().filter(library -> library.packaging().equals("jar")).map(paths::get).toList();
    }

    /**
     * Returns the file of an artifact in a set, such as a program that can be run or an archive.
     *
     * @throws IllegalArgumentException when the set has no such file for this machine
     */
    public Path file(String set, String artifact) {
        return libraries.set(set).stream().filter(library -> library.artifact().equals(artifact)).map(paths::get)
                .findFirst().orElseThrow(() -> new IllegalArgumentException(
                        "the set " + set + " has no " + artifact + " for this machine"));
    }
}
