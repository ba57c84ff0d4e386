// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.text.Texts;

/**
 * The folder in a Roundtrip home that keeps deleted plans, payloads and runs until it is emptied. Its methods are slow where folders
 * are large.
 */
public final class Trash {
    private final RoundtripHome home;
    private final RoundtripHome trashed;

    /** The trash of a home. */
    public Trash(RoundtripHome home) {
        this.home = home;
        this.trashed = new RoundtripHome(home.folder().resolve("trash"));
    }

    /** Run folders in the trash. */
    public Path runs() {
        return trashed.runs();
    }

    /** Plan files in the trash. */
    public Path plans() {
        return trashed.plans();
    }

    /** Payload files in the trash. */
    public Path payloads() {
        return trashed.payloads();
    }

    /** Whether a path is in the trash. */
    public boolean holds(Path path) {
        return path.toAbsolutePath().normalize().startsWith(trashed.folder().toAbsolutePath().normalize());
    }

    /** Moves a file of a plan or a payload or a run folder of the home into the trash. Returns its place there. */
    public Path put(Path path) throws IOException {
        return move(path, trashed);
    }

    /**
     * Moves something back from the trash, under another name when its old one is taken. Returns its new place.
     *
     * @throws IOException when it cannot, with a message for people
     */
    public Path restore(Path path) throws IOException {
        if (Files.notExists(path)) {
            throw new IOException(Texts.of(Trash.class).text("trash.gone", path));
        }
        try {
            return move(path, home);
        } catch (FileSystemException e) {
            Texts texts = Texts.of(Trash.class);
            String why = e instanceof AccessDeniedException ? texts.text("trash.denied") : Failure.sentence(e);
            throw new IOException(texts.text("trash.stays", path, home.folder(), why), e);
        }
    }

    private static Path move(Path path, RoundtripHome to) throws IOException {
        String name = path.getFileName().toString();
        boolean payload = name.endsWith(DrawingFiles.SUFFIX);
        String suffix = name.endsWith(PlanFiles.SUFFIX) ? PlanFiles.SUFFIX : payload ? DrawingFiles.SUFFIX : "";
        Path folder = payload ? to.payloads() : suffix.isEmpty() ? to.runs() : to.plans();
        Files.createDirectories(folder);
        return Files.move(path, FileNames.unused(folder, name.substring(0, name.length() - suffix.length()), suffix));
    }

    /** Deletes something in the trash for good. */
    public void delete(Path path) throws IOException {
        if (!holds(path)) {
            throw new IOException(Texts.of(Trash.class).text("trash.not", path));
        }
        if (Files.notExists(path)) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /** Deletes everything in the trash for good. */
    public void empty() throws IOException {
        for (Path folder : List.of(runs(), plans(), payloads())) {
            if (Files.isDirectory(folder)) {
                delete(folder);
            }
        }
    }
}
