// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.files.ProcessLock;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.content.Sums;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.LibraryFiles;

/**
 * The folder of fetched libraries, {@code GROUP/ARTIFACT/VERSION/FILE}. Beside each file one that ends with {@code
 * .about} contains its line of the provider's list. Safe for several threads and processes.
 */
public final class LibraryStore {
    static final Texts TEXTS = Texts.of(LibraryStore.class);
    private static final String ABOUT = ".about";
    private static final int DEPTH = 4;

    private final Path folder;
    private final Sums sums = new Sums();

    /** The libraries of a home. */
    public LibraryStore(RoundtripHome home) {
        this.folder = home.libraries().toAbsolutePath().normalize();
    }

    /** Returns where a library is, or will be. */
    public Path path(Library library) {
        return folder.resolve(relative(library));
    }

    static String relative(Library library) {
        return library.group() + "/" + library.artifact() + "/" + library.version() + "/" + library.fileName();
    }

    /** Returns those that are not here, by their sizes alone, which is quick. */
    public List<Library> missing(Collection<Library> libraries) {
        return libraries.stream().filter(library -> !sized(path(library), library)).toList();
    }

    /** Returns those that are not here or are damaged. Reads each file that was not read before. */
    List<Library> lacking(Collection<Library> libraries) throws IOException {
        List<Library> lacking = new ArrayList<>();
        for (Library library : libraries) {
            if (!right(path(library), library)) {
                lacking.add(library);
            }
        }
        return lacking;
    }

    /**
     * Returns the files of a list for use. Reads each file that was not read before.
     *
     * @throws LibraryException when one is missing or damaged
     */
    public LibraryFiles files(Libraries libraries) throws LibraryException {
        try {
            Map<Library, Path> paths = new LinkedHashMap<>();
            List<Library> needed = libraries.needed();
            List<Library> lacking = lacking(needed);
            if (!lacking.isEmpty()) {
                throw new LibraryException(TEXTS.text("lacking", lacking.getFirst().coordinates()));
            }
            needed.forEach(library -> paths.put(library, path(library)));
            return new LibraryFiles(libraries, paths);
        } catch (IOException e) {
            throw new LibraryException(TEXTS.text("unreadable", e.getMessage()), e);
        }
    }

    /** Returns what is here, by coordinates. Files that are not from a provider's list are left out. */
    public List<Library> list() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.find(folder, DEPTH,
                (path, attributes) -> attributes.isRegularFile() && path.toString().endsWith(ABOUT))) {
            return files.map(this::about).flatMap(List::stream)
                    .sorted((a, b) -> a.coordinates().compareTo(b.coordinates())).toList();
        }
    }

    private List<Library> about(Path file) {
        try {
            Library library = Library.parse(Files.readString(file).strip());
            return sized(path(library), library) ? List.of(library) : List.of();
        } catch (IOException | IllegalArgumentException e) {
            return List.of();
        }
    }

    /** Deletes libraries; those that are not here are left out. */
    public void remove(Collection<Library> libraries) throws IOException, InterruptedException {
        try (ProcessLock lock = lock()) {
            for (Library library : libraries) {
                Path file = path(library);
                Files.deleteIfExists(about(library));
                Files.deleteIfExists(file);
                deleteEmpty(file.getParent());
            }
        }
    }

    /** Waits until no other thread or process changes the store. */
    ProcessLock lock() throws IOException, InterruptedException {
        return ProcessLock.take(Files.createDirectories(folder).resolve("lock"));
    }

    /** The folder for files under way. */
    Path underWay() {
        return folder.resolve("fetching");
    }

    /** How many bytes the disk can take. */
    long space() throws IOException {
        return Files.getFileStore(Files.createDirectories(folder)).getUsableSpace();
    }

    /**
     * Moves a file into the store and deletes it where it was. The caller has the {@link #lock}.
     *
     * @throws LibraryException when its size or its sum is not that of the list; then it is deleted only
     */
    void put(Library library, Path file) throws IOException, LibraryException {
        if (Files.size(file) != library.size() || !Sums.read(file).equals(library.sha256())) {
            Files.delete(file);
            throw new LibraryException(TEXTS.text("wrong", library.coordinates()));
        }
        Path target = path(library);
        Files.createDirectories(target.getParent());
        if (library.program() && !file.toFile().setExecutable(true, false)) {
            throw new LibraryException(TEXTS.text("executable", target));
        }
        try {
            Files.move(file, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
        Files.writeString(about(library), library.line() + "\n");
    }

    private Path about(Library library) {
        Path file = path(library);
        return file.resolveSibling(file.getFileName() + ABOUT);
    }

    private boolean right(Path file, Library library) throws IOException {
        return sized(file, library) && sums.of(file).equals(library.sha256());
    }

    private static boolean sized(Path file, Library library) {
        try {
            return Files.isRegularFile(file) && Files.size(file) == library.size();
        } catch (IOException gone) {
            return false;
        }
    }

    private void deleteEmpty(Path inside) throws IOException {
        try {
            for (Path each = inside; !each.equals(folder); each = each.getParent()) {
                Files.delete(each);
            }
        } catch (DirectoryNotEmptyException | NoSuchFileException e) {
            return;
        }
    }
}
