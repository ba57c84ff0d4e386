// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.SourceFile;

/** One file of schemas, with the names that its parts give themselves. Used by one thread. */
final class Document {
    /** What holds values rather than schemas. */
    private static final List<String> VALUES = List.of("enum", "const", "default", "example", "examples");
    private final SourceFile file;
    private final String prefix;
    private final JsonNode root;
    /** Schemas by their {@code $id}. */
    private final Map<String, Located> ids = new HashMap<>();
    /** Schemas by their {@code $anchor}. */
    private final Map<String, Located> anchors = new HashMap<>();

    /** @param prefix tells it from other documents */
    Document(SourceFile file, String prefix, JsonNode root) {
        this.file = file;
        this.prefix = prefix;
        this.root = root;
        index(root(), "");
    }

    SourceFile file() {
        return file;
    }

    String prefix() {
        return prefix;
    }

    String name() {
        return file.stem();
    }

    Located root() {
        return new Located(this, "", root);
    }

    /** Returns the schema that calls itself so. */
    Optional<Located> identified(String id) {
        return Optional.ofNullable(ids.get(id));
    }

    /**
     * Returns a part.
     *
     * @param from     the whole, of which it is a part
     * @param fragment what stands behind the {@code #} of a reference
     */
    Optional<Located> part(Located from, String fragment) {
        String decoded = decoded(fragment);
        if (!decoded.isEmpty() && !decoded.startsWith("/")) {
            return Optional.ofNullable(anchors.get(decoded));
        }
        Located at = from;
        for (String step : decoded.isEmpty() ? new String[0] : decoded.substring(1).split("/", -1)) {
            String name = step.replace("~1", "/").replace("~0", "~");
            at = at.node().isArray() ? at.child(name.matches("\\d{1,6}") ? Integer.parseInt(name) : -1) : at.child(name);
        }
        return at.node().isMissingNode() ? Optional.empty() : Optional.of(at);
    }

    /** Returns the schema with its own {@code $id} around a place; the root where there is none. */
    Located resource(Located place) {
        Located found = root();
        Located at = root();
        for (String step : place.pointer().isEmpty() ? new String[0] : place.pointer().substring(1).split("/", -1)) {
            at = at.node().isArray() ? at.child(Integer.parseInt(step)) : at.child(step.replace("~1", "/").replace("~0", "~"));
            found = id(at).isEmpty() ? found : at;
        }
        return found;
    }

    /** Returns to what references in a schema are relative; empty for the file itself. */
    String base(Located resource) {
        String own = id(root());
        return resource.pointer().isEmpty() ? own : joined(own, id(resource));
    }

    private void index(Located at, String base) {
        String id = id(at);
        String inner = id.isEmpty() ? base : joined(base, id);
        if (!id.isEmpty()) {
            ids.putIfAbsent(inner, at);
        }
        for (String word : List.of("$anchor", "$dynamicAnchor")) {
            if (!at.text(word).isEmpty()) {
                anchors.putIfAbsent(at.text(word), at);
            }
        }
        for (String word : List.of("$id", "id")) {
            if (at.text(word).startsWith("#")) {
                anchors.putIfAbsent(at.text(word).substring(1), at);
            }
        }
        if (at.node().isArray()) {
            at.elements().stream().filter(each -> each.node().isContainerNode()).forEach(each -> index(each, inner));
        }
        at.fields().stream().filter(each -> each.value().node().isContainerNode() && !VALUES.contains(each.name()))
                .forEach(each -> index(each.value(), inner));
    }

    /** Before draft 6 the word had no dollar sign. */
    private static String id(Located at) {
        String id = at.text("$id").isEmpty() ? at.text("id") : at.text("$id");
        return id.startsWith("#") ? "" : id.replaceFirst("#$", "");
    }

    /** Returns a reference that is no longer relative, if that can be. */
    static String joined(String base, String reference) {
        try {
            return base.isEmpty() ? reference : new URI(base).resolve(reference).toString();
        } catch (URISyntaxException | IllegalArgumentException e) {
            return reference;
        }
    }

    private static String decoded(String fragment) {
        try {
            return java.net.URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return fragment;
        }
    }
}
