// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** A file to import, or a text that was pasted: a name, whose ending says the language, and the content. Immutable. */
public final class SourceFile {
    private static final int MOST_BYTES = 64_000_000;
    private static final int MOST_BYTES_OF_TEXT = 4_000_000;
    private static final Texts TEXTS = Texts.of(SourceFile.class);
    private final String name;
    private final byte[] content;
    /** Where it is; null for a text that was pasted. */
    private final Path place;
    private final SourceFolders folders;

    private SourceFile(String name, byte[] content, Path place, SourceFolders folders) {
        this.name = name;
        this.content = content;
        this.place = place;
        this.folders = folders;
    }

    /** Returns a text under a name, such as what somebody pasted. */
    public static SourceFile of(String name, String text) {
        return new SourceFile(name, text.getBytes(StandardCharsets.UTF_8), null, SourceFolders.NONE);
    }

    /** Returns bytes under a name. */
    public static SourceFile of(String name, byte[] content) {
        return new SourceFile(name, content.clone(), null, SourceFolders.NONE);
    }

    /** Reads a file, which may refer to files beside it. @throws InvalidFileException when it is missing, unreadable or too large */
    public static SourceFile read(Path file) throws InvalidFileException {
        return read(file, List.of());
    }

    /** The same, and it may refer to files on an import path. @param path folders */
    public static SourceFile read(Path file, List<Path> path) throws InvalidFileException {
        return read(file, SourceFolders.of(file.toAbsolutePath().getParent(), path));
    }

    private static SourceFile read(Path file, SourceFolders folders) throws InvalidFileException {
        String name = String.valueOf(file.getFileName());
        if (Files.isDirectory(file)) {
            throw new InvalidFileException(name, "", TEXTS.text("file.folder"));
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InvalidFileException(name, "", TEXTS.text("file.large", MOST_BYTES / 1_000_000));
            }
            return new SourceFile(name, bytes, file.toAbsolutePath(), folders);
        } catch (NoSuchFileException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.none"));
        } catch (InvalidFileException e) {
            throw e;
        } catch (IOException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.unreadable", String.valueOf(e.getMessage())));
        }
    }

    /** Returns the name with its ending. */
    public String name() {
        return name;
    }

    /** Returns the name without any ending, for what the content itself gives no name. */
    public String stem() {
        int dot = name.indexOf('.', 1);
        String stem = Excerpt.clip(dot < 0 ? name : name.substring(0, dot));
        return stem.isBlank() ? TEXTS.text("unnamed") : stem;
    }

    /**
     * Returns a file that this one refers to: beside it, or on the import path. That file has the same import path.
     *
     * @param reference as it is written, with slashes
     * @return empty where there is none, or where it is outside of the folders that the user named
     * @throws InvalidFileException when it is unreadable or too large
     */
    public Optional<SourceFile> referred(String reference) throws InvalidFileException {
        Optional<Path> found = folders.find(place == null ? null : place.getParent(), reference);
        return found.isEmpty() ? Optional.empty() : Optional.of(read(found.get(), folders));
    }

    /** Returns the other files of its folder whose names end alike, sorted by name. @param ending in lower case, such as {@code .java} */
    public List<SourceFile> beside(String ending) throws InvalidFileException {
        List<SourceFile> files = new ArrayList<>();
        if (place != null) {
            for (Path file : SourceFolders.files(place.getParent())) {
                if (file.toString().toLowerCase(Locale.ROOT).endsWith(ending) && !file.equals(place) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    files.add(read(file, folders));
                }
            }
        }
        return files;
    }

    /**
     * Returns this file, which may also refer to files below a folder around its own one. That is where its package begins, for example.
     *
     * @param path of its own folder from there, with slashes; where its own folder has another path, nothing is added
     */
    public SourceFile within(String path) {
        Path own = place == null ? null : place.getParent();
        if (own == null || !own.endsWith(own.getFileSystem().getPath(path))) {
            return this;
        }
        Path root = own.resolve("../".repeat(path.split("/").length)).normalize();
        // The root of the file system is no folder of sources, but that of an archive is.
        boolean broad = root.getNameCount() == 0 && root.getFileSystem() == FileSystems.getDefault();
        return broad ? this : new SourceFile(name, content, place, folders.with(root));
    }

    /** Returns where it is, for comparing; empty for a text that was pasted. */
    public String folder() {
        return place == null ? "" : place.getParent().toUri().toString();
    }

    /** Returns where files are looked for that it refers to, for messages; empty for a text that was pasted. */
    public String searched() {
        return folders.roots().stream().map(Path::toString).collect(Collectors.joining(", "));
    }

    /** Returns what tells it from other files: where it is, or its name. */
    public String identity() {
        return place == null ? name : SourceFolders.real(place).orElse(place).toUri().toString();
    }

    /** Returns how many bytes it has. */
    public int size() {
        return content.length;
    }

    /** Returns the content. */
    public byte[] bytes() {
        return content.clone();
    }

    /**
     * Returns the content as text, without a byte order mark. It is UTF-8 or UTF-16 with such a mark, else what {@link #guessed} names.
     *
     * @throws InvalidFileException when it is no text
     */
    public String text() throws InvalidFileException {
        if (content.length > MOST_BYTES_OF_TEXT) {
            throw problem(TEXTS.text("file.large", MOST_BYTES_OF_TEXT / 1_000_000));
        }
        return Encoding.of(content).flatMap(encoding -> encoding.decode(content)).orElseThrow(() -> problem(TEXTS.text("file.encoding")));
    }

    /** Returns the encoding of a text that does not say it, such as {@code EUC-JP}. It is empty when it is sure. */
    public Optional<String> guessed() {
        return Encoding.of(content).filter(Encoding::isGuess).map(Encoding::label);
    }

    /** Returns an exception for the whole file. @param problem what is wrong, in words that follow a colon */
    public InvalidFileException problem(String problem) {
        return new InvalidFileException(name, "", problem);
    }
}
