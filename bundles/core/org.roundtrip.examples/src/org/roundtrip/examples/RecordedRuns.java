// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.examples;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * The runs that come with Roundtrip, each packed by {@code releng/record}. They are unpacked into a folder of the user before somebody
 * reads them: calls are read from files. Safe for several threads.
 */
public final class RecordedRuns {
    private static final List<String> NAMES = List.of("first-look-recorded");
    /** Stands first in each archive. It is the one file that differs in any case when a run is recorded anew. */
    private static final String RECORD = "run.json";

    private RecordedRuns() {
    }

    /** Returns the names of the runs, which are those of their folders. The one to begin with comes first. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * Returns the folder of a run. It is unpacked when it is missing or another version of Roundtrip has left it. Reads files.
     *
     * @param folder in which the run's folder is or will be
     * @throws IllegalArgumentException when there is no such run
     * @throws IOException when it cannot be unpacked
     */
    public static synchronized Path in(Path folder, String name) throws IOException {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException("there is no recorded run " + name);
        }
        Path run = folder.resolve(name);
        if (!isThere(run, name)) {
            Files.createDirectories(folder);
            Path fresh = Files.createTempDirectory(folder, ".unpacking");
            try {
                unpack(name, fresh);
                delete(run);
                Files.move(fresh, run);
            } catch (IOException e) {
                delete(fresh);
                // Another process may have been faster.
                if (!isThere(run, name)) {
                    throw e;
                }
            }
        }
        return run;
    }

    private static boolean isThere(Path run, String name) throws IOException {
        try (ZipInputStream zip = open(name)) {
            zip.getNextEntry();
            return Arrays.equals(zip.readAllBytes(), Files.readAllBytes(run.resolve(RECORD)));
        } catch (NoSuchFileException missing) {
            return false;
        }
    }

    private static void unpack(String name, Path folder) throws IOException {
        try (ZipInputStream zip = open(name)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName()).normalize();
                if (!file.startsWith(folder)) {
                    throw new IOException(entry.getName());
                }
                if (!entry.isDirectory()) {
                    Files.createDirectories(file.getParent());
                    Files.copy(zip, file);
                }
            }
        }
    }

    private static ZipInputStream open(String name) {
        InputStream packed = RecordedRuns.class.getResourceAsStream(name + ".zip");
        return new ZipInputStream(packed);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
                    Files.delete(visited);
                    return FileVisitResult.CONTINUE;
                }
            });
        }
    }
}
