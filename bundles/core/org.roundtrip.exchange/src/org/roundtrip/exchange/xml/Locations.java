// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/**
 * Finds the files that a location may mean. A web address is never fetched; its path may be that of a file beside the one
 * that refers to it, or on the import path.
 */
final class Locations {
    private static final int MOST_PATHS = 20;

    /** @param exact whether it is just where the location says */
    record Found(SourceFile file, boolean exact) {
    }

    private Locations() {
    }

    /** Returns the files, the most likely first. @throws InvalidFileException when one is unreadable or too large */
    static List<Found> files(SourceFile from, String location) throws InvalidFileException {
        List<Found> files = new ArrayList<>();
        boolean exact = true;
        for (String path : paths(location)) {
            Optional<SourceFile> file = from.referred(path);
            // A shorter path that leads to the same file again is another file that is missing.
            if (file.isPresent() && (exact || !file.get().identity().equals(from.identity()))) {
                files.add(new Found(file.get(), exact));
            }
            exact = false;
        }
        return files;
    }

    private static Set<String> paths(String location) {
        String path = location.replaceFirst("[?#].*$", "").replace('\\', '/');
        Set<String> paths = new LinkedHashSet<>();
        paths.add(path);
        paths.add(decoded(path));
        String rest = decoded(path).replaceFirst("^[A-Za-z][A-Za-z0-9+.-]*:/*", "").replaceFirst("^(?:\\.{0,2}/+)+", "");
        while (!rest.isEmpty() && paths.size() < MOST_PATHS) {
            paths.add(rest);
            int slash = rest.indexOf('/');
            rest = slash < 0 ? "" : rest.substring(slash + 1);
        }
        return paths;
    }

    /** With a space for {@code %20}; other characters are not escaped in names that people give. */
    private static String decoded(String path) {
        return path.replace("%20", " ");
    }
}
