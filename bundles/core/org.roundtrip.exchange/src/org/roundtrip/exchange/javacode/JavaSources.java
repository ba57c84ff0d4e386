// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/**
 * Sources with those that they may need. These stand beside them, below the folder in which their packages begin, or on the import path. Used
 * by one thread, once.
 */
final class JavaSources {
    /** Classes further away belong to a library, not to a payload. */
    private static final int MOST_FILES = 1_000;
    private static final int MOST_CHARACTERS = 16_000_000;
    private static final String ENDING = ".java";
    private final Map<String, Source> found = new LinkedHashMap<>();
    private final Map<String, Optional<SourceFile>> looked = new HashMap<>();
    private int characters;

    /** A source. @param file which finds others from the folder in which its package begins */
    record Source(SourceFile file, String text, SourceScan scan) {
        static Source of(SourceFile file) throws InvalidFileException {
            String text = file.text();
            SourceScan scan = SourceScan.of(text);
            return new Source(scan.packageName().isEmpty() ? file : file.within(scan.folder()), text, scan);
        }
    }

    private JavaSources() {
    }

    /** Returns sources, first those that are asked for, then those that they may need. */
    static List<Source> with(List<Source> asked) {
        JavaSources sources = new JavaSources();
        asked.forEach(sources::add);
        List<Source> all = new ArrayList<>(asked);
        for (int i = 0; i < all.size(); i++) {
            all.addAll(sources.needed(all.get(i)));
        }
        return all;
    }

    private boolean add(Source source) {
        characters += source.text().length();
        return found.put(source.file().identity(), source) == null;
    }

    private List<Source> needed(Source source) {
        List<Source> needed = new ArrayList<>();
        SourceScan scan = source.scan();
        references(scan).distinct().forEach(reference -> {
            if (found.size() < MOST_FILES && characters < MOST_CHARACTERS) {
                find(source.file(), reference).filter(file -> !found.containsKey(file.identity())).flatMap(JavaSources::read)
                        .filter(each -> each.text().length() + characters < MOST_CHARACTERS).filter(this::add).ifPresent(needed::add);
            }
        });
        return needed;
    }

    /** The files in which types may be that a source names. */
    private static Stream<String> references(SourceScan scan) {
        Stream<String> named = scan.names().stream().flatMap(JavaSources::outers);
        Stream<String> simple = Stream.concat(scan.words().stream(), scan.names().stream().map(name -> name.substring(name.lastIndexOf('.') + 1)));
        List<String> folders = Stream.concat(Stream.of("", scan.folder() + "/"), scan.packages().stream().map(name -> name.replace('.', '/') + "/"))
                .filter(folder -> !folder.equals("/") && !folder.startsWith("java/")).distinct().toList();
        return Stream.concat(named, simple.flatMap(word -> folders.stream().map(folder -> folder + word)));
    }

    /** The type of a name, or one of those around it. */
    private static Stream<String> outers(String name) {
        return name.startsWith("java.") ? Stream.empty() : Stream.iterate(name.replace('.', '/'), path -> path.indexOf('/') > 0,
                path -> path.substring(0, path.lastIndexOf('/'))).limit(3);
    }

    private Optional<SourceFile> find(SourceFile from, String reference) {
        return looked.computeIfAbsent(from.folder() + "\n" + reference, key -> {
            try {
                return from.referred(reference + ENDING);
            } catch (InvalidFileException unreadable) {
                return Optional.empty();
            }
        });
    }

    /** A file beside that is no text is as good as none; the compiler misses its type. */
    private static Optional<Source> read(SourceFile file) {
        try {
            return Optional.of(Source.of(file));
        } catch (InvalidFileException unreadable) {
            return Optional.empty();
        }
    }
}
