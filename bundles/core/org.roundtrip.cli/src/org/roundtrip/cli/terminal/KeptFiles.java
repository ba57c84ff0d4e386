// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.files.FileNames;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.DrawingFiles;

/** The user's own plans or payloads, which Roundtrip's home keeps, by the names of their files. */
public final class KeptFiles {
    private final Path folder;
    private final String suffix;

    private KeptFiles(Path folder, String suffix) {
        this.folder = folder;
        this.suffix = suffix;
    }

    /** The user's own plans. */
    public static KeptFiles plans(Context context) {
        return new KeptFiles(context.home().plans(), PlanFiles.SUFFIX);
    }

    /** The payloads that the user has drawn. */
    public static KeptFiles payloads(Context context) {
        return new KeptFiles(context.home().payloads(), DrawingFiles.SUFFIX);
    }

    /** Returns the names in their order, without the end that all have. */
    public List<String> names() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(suffix))
                    .map(name -> name.substring(0, name.length() - suffix.length())).sorted().toList();
        }
    }

    /** Returns the file that has a name, or that the window made for a plan or payload of that name. */
    public Optional<Path> find(String written) throws IOException {
        return Stream.of(written, FileNames.slug(written, RoundtripHome.LONGEST_NAME)).filter(names()::contains).findFirst()
                .map(name -> folder.resolve(name + suffix));
    }
}
