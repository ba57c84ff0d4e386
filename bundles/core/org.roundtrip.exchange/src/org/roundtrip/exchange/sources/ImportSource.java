// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.sources;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.exchange.Formats;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.ReadingListener;
import org.roundtrip.exchange.Recognition;
import org.roundtrip.exchange.Selection;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * A file, or a folder or archive with all its files. An archive is read where it is; nothing of it is written to disk. Used by one thread, which
 * closes it.
 */
public final class ImportSource implements AutoCloseable {
    private static final List<String> ARCHIVES = List.of(".jar", ".war", ".ear", ".zip");
    private static final int MOST_FILES = 50_000;
    private static final long MOST_BYTES = 128_000_000;
    private static final int DEEPEST = 64;
    /** Samples are not told from other files by their names. */
    private static final String SAMPLE = ".json";
    /** Copies of classes for other versions of Java. */
    private static final String VERSIONS = "META-INF/versions/";
    private static final Texts TEXTS = Texts.of(ImportSource.class);
    private final Path path;
    private final List<Path> include;
    private final List<FileSystem> opened = new ArrayList<>();
    /** Null until somebody asks. */
    private Found known;

    private ImportSource(Path path, List<Path> include) {
        this.path = path;
        this.include = include;
    }

    /**
     * Opens what a person named.
     *
     * @param path    a file, folder or archive
     * @param include folders and archives in which files are looked for that others refer to; those that are missing are left out
     * @throws InvalidFileException when an archive is damaged
     */
    public static ImportSource open(Path path, List<Path> include) throws InvalidFileException {
        List<Path> folders = new ArrayList<>();
        ImportSource source = new ImportSource(path, folders);
        try {
            for (Path each : include) {
                folders.add(isArchive(each) ? source.root(each) : each);
            }
            return source;
        } catch (InvalidFileException e) {
            source.close();
            throw e;
        }
    }

    /** Returns the endings of the names of archives, in lower case. */
    public static List<String> archives() {
        return ARCHIVES;
    }

    /** Returns whether it is an archive that is there; its name tells. */
    public static boolean isArchive(Path path) {
        String name = path.toString().toLowerCase(Locale.ROOT);
        return ARCHIVES.stream().anyMatch(name::endsWith) && Files.isRegularFile(path);
    }

    /** Returns whether it has several files. */
    public boolean isWhole() {
        return Files.isDirectory(path) || isArchive(path);
    }

    /** Returns its name for people. */
    public String name() {
        return String.valueOf(path.toAbsolutePath().normalize().getFileName());
    }

    /** Returns what its files need to be read, each once, with one of the files. */
    public Map<Importer, SourceFile> importers(Formats formats) throws InvalidFileException {
        Map<Importer, SourceFile> importers = new LinkedHashMap<>();
        if (!isWhole()) {
            SourceFile file = SourceFile.read(path, include);
            return Map.of(formats.importer(file), file);
        }
        found(formats).groups.forEach((importer, files) -> importers.put(importer, files.getFirst()));
        return importers;
    }

    /**
     * Reads the file, or all files, and makes one of them. It may have more than fits a payload.
     *
     * @param type the name of the type that becomes the payload, with what it refers to
     * @throws InvalidFileException with one sentence when nothing can be read
     */
    public Imported read(Formats formats, Optional<String> type, Readers readers, ReadingListener listener) throws InvalidFileException {
        if (!isWhole()) {
            SourceFile file = SourceFile.read(path, include);
            listener.reads(1);
            return readers.prepared(formats.importer(file)).read(file, type);
        }
        Imported whole = all(formats, readers, listener);
        return type.isEmpty() ? whole : new Imported(Selection.type(whole.drawing(), type.get(), name()), whole.notes());
    }

    /** Prepares importers, such as for a home. */
    @FunctionalInterface
    public interface Readers {
        /** Returns an importer that is ready to read. */
        Importer prepared(Importer importer);
    }

    private Imported all(Formats formats, Readers readers, ReadingListener listener) throws InvalidFileException {
        Found found = found(formats);
        if (found.groups.isEmpty()) {
            throw problem("files.none", String.join(", ", formats.readable()));
        }
        Merge merge = new Merge();
        Failures failures = new Failures(listener, merge);
        int read = 0;
        for (Map.Entry<Importer, List<SourceFile>> group : found.groups.entrySet()) {
            List<SourceFile> files = group.getValue();
            int before = failures.count;
            for (Imported each : together(readers.prepared(group.getKey()), files, failures)) {
                merge.add(each);
            }
            read += files.size() - failures.count + before;
        }
        if (read <= 0) {
            throw problem("files.lost", failures.count, failures.first);
        }
        if (found.archives > 0) {
            merge.notes().add(TEXTS.text("inner", found.archives));
        }
        String name = name();
        int dot = name.indexOf('.', 1);
        return merge.imported(Excerpt.clip(dot < 0 ? name : name.substring(0, dot)));
    }

    /** What a language cannot read at all is one note. */
    private List<Imported> together(Importer importer, List<SourceFile> files, Failures failures) throws InvalidFileException {
        int before = failures.count;
        try {
            return importer.readAll(files, failures);
        } catch (InvalidFileException e) {
            if (Thread.currentThread().isInterrupted()) {
                throw e;
            }
            for (SourceFile file : files.subList(Math.min(files.size(), failures.count - before), files.size())) {
                failures.failed(file, e);
            }
            return List.of();
        }
    }

    /** Writes a note for each file that cannot be read. */
    private static final class Failures implements ReadingListener {
        private final ReadingListener outer;
        private final Merge merge;
        private int count;
        private String first = "";

        Failures(ReadingListener outer, Merge merge) {
            this.outer = outer;
            this.merge = merge;
        }

        @Override
        public void reads(int files) {
            outer.reads(files);
        }

        @Override
        public void failed(SourceFile file, InvalidFileException reason) {
            first = count++ == 0 ? reason.getMessage() : first;
            merge.notes().add(reason.getMessage());
            outer.failed(file, reason);
        }
    }

    /** The files that can be read, by what reads them, and how many archives there are among the files. */
    private static final class Found {
        private final Map<Importer, List<SourceFile>> groups = new LinkedHashMap<>();
        private int archives;
    }

    private Found found(Formats formats) throws InvalidFileException {
        if (known == null) {
            known = look(formats);
        }
        return known;
    }

    private Found look(Formats formats) throws InvalidFileException {
        Path root = isArchive(path) ? root(path) : path;
        List<Path> files = files(root);
        List<Path> folders = Stream.concat(Stream.of(root), include.stream()).toList();
        Found found = new Found();
        long bytes = 0;
        for (Path file : files) {
            String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
            found.archives += isArchive(file) ? 1 : 0;
            Optional<Importer> importer = formats.importer(name);
            if (importer.isEmpty() || root.relativize(file).toString().startsWith(VERSIONS)) {
                continue;
            }
            SourceFile read = SourceFile.read(file, folders);
            bytes += read.size();
            if (bytes > MOST_BYTES) {
                throw problem("files.large", MOST_BYTES / 1_000_000);
            }
            if (!importer.get().endings().contains(SAMPLE) || files.size() == 1 || isSchema(read)) {
                found.groups.computeIfAbsent(importer(formats, importer.get(), read), key -> new ArrayList<>()).add(read);
            }
        }
        return found;
    }

    private static boolean isSchema(SourceFile file) {
        return !ending(file).equals(SAMPLE);
    }

    private static Importer importer(Formats formats, Importer named, SourceFile file) {
        return named.endings().contains(SAMPLE) ? formats.importer(ending(file)).orElse(named) : named;
    }

    private static String ending(SourceFile file) {
        try {
            return Recognition.ending(file.text()).orElse(SAMPLE);
        } catch (InvalidFileException noText) {
            return SAMPLE;
        }
    }

    /** All files in order of their paths. Links and hidden folders are left out. */
    private List<Path> files(Path root) throws InvalidFileException {
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    boolean hidden = !folder.equals(root) && folder.getFileName().toString().startsWith(".");
                    return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (attributes.isRegularFile()) {
                        files.add(file);
                    }
                    return files.size() > MOST_FILES || Thread.currentThread().isInterrupted() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException reason) throws IOException {
                    if (file.equals(root)) {
                        throw reason;
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw problem("unreadable", String.valueOf(e.getMessage()));
        }
        if (Thread.currentThread().isInterrupted()) {
            throw problem("cancelled");
        }
        if (files.size() > MOST_FILES) {
            throw problem("files.many", MOST_FILES);
        }
        files.sort(Comparator.comparing(Path::toString));
        return files;
    }

    /** Opens an archive. @return its root */
    private Path root(Path archive) throws InvalidFileException {
        String name = String.valueOf(archive.getFileName());
        try {
            FileSystem files = FileSystems.newFileSystem(archive, Map.of("accessMode", "readOnly"));
            opened.add(files);
            return files.getRootDirectories().iterator().next();
        } catch (ProviderNotFoundException e) {
            throw new InvalidFileException(name, "", TEXTS.text("archive.missing"));
        } catch (IOException | RuntimeException e) {
            // The reader of the JDK says what is wrong with hostile archives in exceptions of several kinds.
            throw new InvalidFileException(name, "", TEXTS.text("archive.damaged", String.valueOf(e.getMessage()).replaceAll("\\p{Cntrl}", "?")));
        }
    }

    private InvalidFileException problem(String key, Object... details) {
        return new InvalidFileException(name(), "", TEXTS.text(key, details));
    }

    @Override
    public void close() {
        for (FileSystem each : opened) {
            try {
                each.close();
            } catch (IOException e) {
                System.getLogger(ImportSource.class.getName()).log(System.Logger.Level.DEBUG, "Not closed", e);
            }
        }
        opened.clear();
    }
}
