// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.roundtrip.files.FileNames;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.content.Sums;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** A run in one file, see the package. Reads and writes whole runs, so not for a user interface's thread. */
public final class RunArchive {
    static final Texts TEXTS = Texts.of(RunArchive.class);
    /** The end of the name of every such file. */
    public static final String SUFFIX = ".zip";

    private RunArchive() {
    }

    /** Whether a path is a file that is named as archives are. */
    public static boolean isNamed(Path file) {
        return Files.isRegularFile(file) && String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(SUFFIX);
    }

    /** Whether a path is an archive with the list of sums that every archived run has. It reads the list of entries. */
    public static boolean holdsRun(Path file) {
        if (!isNamed(file)) {
            return false;
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            return zip.getEntry(ArchiveEntries.SUMS) != null;
        } catch (IOException | IllegalArgumentException none) {
            return false;
        }
    }

    /** Writes a run that has ended into a file. An existing file is replaced when all is written. */
    public static void write(RunFolder run, Path file) throws IOException {
        if (run.run().outcome() == Run.Outcome.RUNNING) {
            throw new IOException(TEXTS.text("running"));
        }
        Path writing = file.resolveSibling(file.getFileName() + ".writing");
        try {
            try (ArchiveWriter writer = new ArchiveWriter(writing)) {
                writer.add(run);
            }
            Files.move(writing, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(writing);
        }
    }

    /**
     * Checks an archive, and puts its run among those of a home. A run that is there already is not brought twice.
     *
     * @param cancelled asked now and then
     * @return the run, in a folder named after its id
     * @throws InvalidFileException  when something about the archive is wrong; nothing of it is left then
     * @throws CancellationException when it was cancelled; nothing of it is left then
     */
    public static RunFolder bring(Path archive, RoundtripHome home, BooleanSupplier cancelled) throws IOException {
        Files.createDirectories(home.runs());
        Path unpacked = Files.createDirectory(FileNames.unused(home.folder(), "archive", ".unpacking"));
        try {
            new ArchiveReader(archive, cancelled).unpack(unpacked);
            Run run = RunFolder.open(unpacked).run();
            if (run.outcome() == Run.Outcome.RUNNING) {
                throw new InvalidFileException(archive.getFileName().toString(), "", TEXTS.text("run.running"));
            }
            Path same = same(unpacked, home);
            return RunFolder.open(same != null ? same : Files.move(unpacked, unused(run, home)));
        } finally {
            if (Files.exists(unpacked)) {
                delete(unpacked);
            }
        }
    }

    private static Path unused(Run run, RoundtripHome home) {
        String name = FileNames.slug(run.id(), RoundtripHome.LONGEST_NAME);
        return FileNames.unused(home.runs(), name.isEmpty() ? "run" : name, "");
    }

    /** A run of the home with the same record; null when there is none. */
    private static Path same(Path unpacked, RoundtripHome home) throws IOException {
        Path record = unpacked.resolve(ArchiveEntries.RECORD);
        String sum = Sums.read(record);
        List<Path> runs;
        try (Stream<Path> folders = Files.list(home.runs())) {
            runs = folders.toList();
        }
        for (Path run : runs) {
            Path other = run.resolve(ArchiveEntries.RECORD);
            if (Files.isRegularFile(other) && Files.size(other) == Files.size(record) && Sums.read(other).equals(sum)) {
                return run;
            }
        }
        return null;
    }

    private static void delete(Path folder) throws IOException {
        List<Path> deepest;
        try (Stream<Path> files = Files.walk(folder)) {
            deepest = files.sorted((one, other) -> other.compareTo(one)).toList();
        }
        for (Path file : deepest) {
            Files.delete(file);
        }
    }
}
