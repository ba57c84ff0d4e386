// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The kept inputs, a folder for each target, and in {@code seeds} captures of real traffic. */
final class Corpus {
    private final Path folder;

    Corpus(Path folder) {
        this.folder = folder;
    }

    List<SeedCapture> seeds() throws IOException {
        return SeedCapture.in(folder.resolve("seeds"));
    }

    /** Returns the kept inputs of a target. */
    List<byte[]> of(FuzzTarget target) throws IOException {
        List<byte[]> inputs = new ArrayList<>();
        if (Files.isDirectory(folder.resolve(target.name()))) {
            try (Stream<Path> files = Files.list(folder.resolve(target.name()))) {
                for (Path file : files.sorted().toList()) {
                    inputs.add(Files.readAllBytes(file));
                }
            }
        }
        return inputs;
    }

    /** Writes an input to the corpus. */
    Path keep(FuzzTarget target, byte[] input) throws IOException {
        Path file = folder.resolve(target.name())
                .resolve("%08x".formatted(java.util.Arrays.hashCode(input)));
        Files.createDirectories(file.getParent());
        return Files.write(file, input);
    }
}
