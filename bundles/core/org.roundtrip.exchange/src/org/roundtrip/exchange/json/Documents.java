// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Follows references between schemas: within a file, and to files beside it or on the import path. Nothing is fetched from
 * elsewhere. Used by one thread.
 */
final class Documents {
    private static final int MOST = 1000;
    private static final Texts TEXTS = Texts.of(Documents.class);
    private final Map<String, Optional<Document>> read = new LinkedHashMap<>();
    private final Document main;

    /** @param root of the file */
    Documents(SourceFile file, JsonNode root) {
        main = new Document(file, "", root);
        read.put(file.identity(), Optional.of(main));
    }

    /** Returns the file that refers to the others. */
    Document main() {
        return main;
    }

    /** What a reference leads to: a place, or why there is none in words that follow a colon. */
    record Target(Optional<Located> place, String problem) {
    }

    /** Follows one reference. @param from where it stands */
    Target follow(Located from, String reference) {
        int hash = reference.indexOf('#');
        String whole = hash < 0 ? reference : reference.substring(0, hash);
        String fragment = hash < 0 ? "" : reference.substring(hash + 1);
        Located resource = from.document().resource(from);
        if (whole.isEmpty()) {
            Optional<Located> near = from.document().part(resource, fragment);
            Optional<Located> place = near.isPresent() ? near : from.document().part(from.document().root(), fragment);
            return new Target(place, TEXTS.text("reference.none", Excerpt.clip(reference)));
        }
        String absolute = Document.joined(from.document().base(resource), whole);
        Optional<Located> named = read.values().stream().flatMap(Optional::stream)
                .flatMap(document -> Stream.of(absolute, whole).flatMap(id -> document.identified(id).stream())).findFirst();
        if (named.isPresent()) {
            return new Target(named.get().document().part(named.get(), fragment), TEXTS.text("reference.none", Excerpt.clip(reference)));
        }
        try {
            Optional<Document> file = file(from.document(), whole);
            return file.isEmpty() ? new Target(Optional.empty(), far(reference))
                    : new Target(file.get().part(file.get().root(), fragment), TEXTS.text("reference.none", Excerpt.clip(reference)));
        } catch (InvalidFileException e) {
            return new Target(Optional.empty(), TEXTS.text("reference.bad", e.getMessage()));
        }
    }

    private String far(String reference) {
        String searched = main.file().searched();
        return searched.isEmpty() ? TEXTS.text("far", Excerpt.clip(reference)) : TEXTS.text("far.searched", Excerpt.clip(reference), searched);
    }

    /** A file of that path, or of the end of the path of an address. */
    private Optional<Document> file(Document from, String whole) throws InvalidFileException {
        Optional<SourceFile> found = Optional.empty();
        for (String path = whole.replaceFirst("^[a-z]+:/*[^/]*/", ""); !path.isEmpty() && found.isEmpty();
                path = path.indexOf('/') < 0 ? "" : path.substring(path.indexOf('/') + 1)) {
            found = from.file().referred(path);
        }
        if (found.isEmpty()) {
            return Optional.empty();
        }
        String identity = found.get().identity();
        if (!read.containsKey(identity) && read.size() < MOST) {
            // A damaged file is not read again for each reference to it.
            read.put(identity, Optional.empty());
            read.put(identity, Optional.of(new Document(found.get(), identity, Trees.one(found.get()))));
        }
        return read.getOrDefault(identity, Optional.empty());
    }
}
