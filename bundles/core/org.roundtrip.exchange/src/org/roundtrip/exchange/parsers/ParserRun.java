// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.parsers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.contract.tools.ProgramRun;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * A new folder in which a parser of someone else reads one file, in a process of its own. What crashes it, or keeps it
 * busy for ever, ends that process only. The folder is deleted at the end. Used by one thread.
 */
public final class ParserRun implements AutoCloseable {
    /** A file of the largest size that is read takes a few seconds on a slow machine. */
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Texts TEXTS = Texts.of(ParserRun.class);
    private final SourceFile file;
    private final Path folder;

    /** @throws InvalidFileException when no folder can be made */
    public ParserRun(SourceFile file) throws InvalidFileException {
        this.file = file;
        try {
            folder = Files.createTempDirectory("roundtrip-import");
        } catch (IOException e) {
            throw file.problem(TEXTS.text("folder", e.getMessage()));
        }
    }

    /** Returns the folder. */
    public Path folder() {
        return folder;
    }

    /** Puts a file into the folder. @param path relative, with slashes */
    public ParserRun put(String path, byte[] content) throws InvalidFileException {
        try {
            Path target = folder.resolve(path);
            Files.createDirectories(target.getParent());
            Files.write(target, content);
            return this;
        } catch (IOException e) {
            throw file.problem(TEXTS.text("folder", e.getMessage()));
        }
    }

    /** Returns a file of the folder. @throws InvalidFileException when the parser has not written it */
    public byte[] get(String path) throws InvalidFileException {
        try {
            return Files.readAllBytes(folder.resolve(path));
        } catch (IOException e) {
            throw file.problem(TEXTS.text("silent", e.getMessage()));
        }
    }

    /**
     * Runs the parser in the folder.
     *
     * @param name    what messages call it
     * @param command one that ends when its standard input closes
     * @return what the parser printed, if it failed
     * @throws InvalidFileException when it takes too long, cannot be started, or this thread was interrupted
     */
    public Optional<String> run(String name, List<String> command) throws InvalidFileException {
        try {
            ProgramRun.Ended ended = ProgramRun.ended(name, command, Map.of("LC_ALL", "C.UTF-8"), folder, LIMIT);
            int status = ended.status().orElseThrow(() -> file.problem(TEXTS.text("long", name, LIMIT.toSeconds())));
            return status == 0 ? Optional.empty() : Optional.of(ended.output());
        } catch (InvalidFileException e) {
            throw e;
        } catch (IOException e) {
            throw file.problem(TEXTS.text("start", name, e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw file.problem(TEXTS.text("cancelled"));
        }
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException | UncheckedIOException leftBehind) {
            System.getLogger(ParserRun.class.getName()).log(System.Logger.Level.DEBUG, "Not deleted", leftBehind);
        }
    }
}
