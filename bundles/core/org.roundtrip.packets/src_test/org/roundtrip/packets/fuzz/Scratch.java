// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file for inputs of targets that read files; in memory where possible. */
final class Scratch implements AutoCloseable {
    private static final Path MEMORY = Path.of("/dev/shm");

    private final Path folder;

    Scratch() throws IOException {
        folder = Files.isWritable(MEMORY) ? Files.createTempDirectory(MEMORY, "fuzz") : Files.createTempDirectory("fuzz");
    }

    /** The file, with these bytes in it. */
    Path file(byte[] input) throws IOException {
        return Files.write(path(), input);
    }

    Path path() {
        return folder.resolve("input");
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(path());
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
