// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * A file and what it imports, under names that mean one file each and stay in one folder. A file that was imported under two names has
 * one; two files of one name have two. Used by one thread, once.
 */
final class ProtoSources {
    /** The name of the file itself. */
    static final String OWN = "source.proto";
    /** A name that stays in one folder on every system. */
    private static final String PLAIN = "\\w[\\w.-]{0,60}(/\\w[\\w.-]{0,60}){0,30}\\.proto";
    private static final int MOST_FILES = 2_000;
    private static final int MOST_CHARACTERS = 32_000_000;
    private static final Texts TEXTS = Texts.of(ProtoSources.class);
    private final Library library;
    private final SourceFile file;
    private final Map<String, byte[]> contents = new LinkedHashMap<>();
    /** What messages call the files. */
    private final Map<String, String> titles = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> taken = new HashSet<>(Set.of(OWN));
    /** Files whose imports are read, by what tells them apart. */
    private final Map<String, String> open = new LinkedHashMap<>();
    private final SequencedSet<String> missing = new LinkedHashSet<>();
    private int characters;

    /** Has files that come along, by the names under which others import them. */
    interface Library {
        /** Returns a file that nobody else may define. */
        Optional<SourceFile> first(String reference) throws InvalidFileException;

        /** Returns a file for an import that is not beside the file or on its import path. */
        Optional<SourceFile> last(String reference) throws InvalidFileException;
    }

    private ProtoSources(SourceFile file, Library library) {
        this.file = file;
        this.library = library;
    }

    /** @throws InvalidFileException with one sentence, when files import each other in a circle, are too many, or no text */
    static ProtoSources of(SourceFile file, Library library) throws InvalidFileException {
        ProtoSources sources = new ProtoSources(file, library);
        sources.add(file, file.name(), OWN);
        return sources;
    }

    /** Returns the files by their names, without the options that other files define. */
    Map<String, byte[]> contents() {
        return contents;
    }

    /** Returns a text of protoc with the names that people know. */
    String titled(String text) {
        String titled = text;
        for (Map.Entry<String, String> each : titles.entrySet()) {
            titled = titled.replace("\"" + each.getKey() + "\"", "\"" + each.getValue() + "\"");
        }
        return titled;
    }

    /** Returns what messages call a file. */
    String title(String name) {
        return titles.getOrDefault(name, name);
    }

    /** Returns the imports that are nowhere, in order. */
    Set<String> missing() {
        return missing;
    }

    /** Returns the import that is nowhere and most likely has a type. @param type its name, as protoc says it */
    String missing(String type) {
        String scope = type.replaceFirst("\\.?[A-Z].*", "");
        return missing.stream().filter(each -> {
            String folder = each.substring(0, Math.max(0, each.lastIndexOf('/'))).replace('/', '.');
            return !scope.isEmpty() && (folder.endsWith(scope) || scope.endsWith(folder));
        }).findFirst().orElse(missing.getFirst());
    }

    private void add(SourceFile source, String title, String name) throws InvalidFileException {
        String text = source.text();
        characters += text.length();
        if (names.size() >= MOST_FILES || characters > MOST_CHARACTERS) {
            throw file.problem(TEXTS.text("imports.many", MOST_FILES, MOST_CHARACTERS / 1_000_000));
        }
        names.put(source.identity(), name);
        titles.put(name, title);
        open.put(source.identity(), title);
        ProtoText proto = new ProtoText(text);
        Map<String, String> imported = new HashMap<>();
        for (String reference : proto.imports()) {
            Optional<SourceFile> found = find(source, reference);
            if (found.isEmpty()) {
                missing.add(reference);
            } else {
                imported.put(reference, name(found.get(), reference));
            }
        }
        open.remove(source.identity());
        contents.put(name, proto.with(imported::get).getBytes(StandardCharsets.UTF_8));
    }

    private Optional<SourceFile> find(SourceFile source, String reference) throws InvalidFileException {
        Optional<SourceFile> known = library.first(reference);
        Optional<SourceFile> beside = known.isPresent() ? known : source.referred(reference);
        return beside.isPresent() ? beside : library.last(reference);
    }

    private String name(SourceFile found, String reference) throws InvalidFileException {
        String identity = found.identity();
        if (open.containsKey(identity)) {
            List<String> circle = new ArrayList<>(open.values());
            List<String> all = new ArrayList<>(open.keySet());
            throw file.problem(TEXTS.text("imports.circle", Excerpt.clip(String.join(" > ",
                    Stream.concat(circle.subList(all.indexOf(identity), circle.size()).stream(), Stream.of(open.get(identity))).toList()))));
        }
        if (!names.containsKey(identity)) {
            boolean free = reference.matches(PLAIN) && taken.add(reference.toLowerCase(Locale.ROOT));
            add(found, reference, free ? reference : "imported-" + names.size() + "/file.proto");
        }
        return names.get(identity);
    }
}
