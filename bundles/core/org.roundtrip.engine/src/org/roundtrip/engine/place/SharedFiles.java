// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import org.roundtrip.provider.Launch;

/** The files of a process that do not belong to one run. It is a class path, or a program with its files. */
public final class SharedFiles {
    private SharedFiles() {
    }

    /** Returns their absolute paths. */
    public static Set<Path> of(Launch launch) {
        Set<Path> files = new LinkedHashSet<>();
        switch (launch) {
            case Launch.Jvm jvm -> jvm.classPath().forEach(path -> files.add(path.toAbsolutePath()));
            case Launch.Program program -> program.command().stream().filter(SharedFiles::file).map(Path::of).forEach(files::add);
        }
        return files;
    }

    /** Returns whether a word of a command is such a file: an absolute path at which there is one. */
    public static boolean file(String word) {
        return word.startsWith("/") && Files.exists(Path.of(word));
    }
}
