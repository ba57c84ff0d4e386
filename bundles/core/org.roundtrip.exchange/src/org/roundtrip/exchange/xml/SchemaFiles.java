// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** The schemas of one import: those that it begins with, and all to which they refer. Used by one thread. */
final class SchemaFiles {
    private static final int MOST_FILES = 2000;
    private static final Texts TEXTS = Texts.of(SchemaFiles.class);

    private record Key(Component.Kind kind, QName name) {
    }

    private record Needed(SchemaFile by, String namespace) {
    }

    private final Notes notes;
    private final List<SchemaFile> files = new ArrayList<>();
    private final Set<String> known = new HashSet<>();
    private final Deque<SchemaFile> unread = new ArrayDeque<>();
    /** Namespaces that a schema needs without saying where they are; another schema may bring them. */
    private final Deque<Needed> needed = new ArrayDeque<>();
    private final Map<SchemaFile, List<Component>> own = new IdentityHashMap<>();
    private final Map<Key, Component> components = new HashMap<>();
    /** Components in place of others of their name: the outermost redefinition first. */
    private final Map<Key, List<Component>> redefined = new HashMap<>();

    SchemaFiles(Notes notes) {
        this.notes = notes;
    }

    /** Adds a schema. @param part what tells it from other schemas of the same file */
    void add(SourceFile file, XmlElement root, String part) {
        add(new SchemaFile(file, file.identity() + part, root, root.attribute("targetNamespace"), null));
    }

    private void add(SchemaFile file) {
        known.add(file.identity() + " " + file.namespace());
        files.add(file);
        unread.add(file);
        declare(file.root(), file);
    }

    private void declare(XmlElement parent, SchemaFile file) {
        for (XmlElement each : parent.children(SchemaFile.XSD)) {
            Optional<Component.Kind> kind = Component.Kind.of(each.name());
            if (kind.isPresent() && !each.attribute("name").isEmpty()) {
                Component component = new Component(kind.get(), each, file);
                Key key = new Key(kind.get(), file.own(component.name()));
                own.computeIfAbsent(file, none -> new ArrayList<>()).add(component);
                if (parent != file.root()) {
                    redefined.computeIfAbsent(key, none -> new ArrayList<>()).add(component);
                } else if (components.putIfAbsent(key, component) != null) {
                    notes.add(component.name(), TEXTS.text("declared.twice", components.get(key).in().source().name(), file.source().name()));
                }
            }
        }
    }

    /** Reads all to which the schemas refer that were added. */
    void follow() {
        while (!unread.isEmpty() || !needed.isEmpty()) {
            if (unread.isEmpty()) {
                need(needed.poll());
            } else {
                follow(unread.poll());
            }
        }
    }

    private void follow(SchemaFile file) {
        for (XmlElement each : file.root().children(SchemaFile.XSD)) {
            switch (each.name()) {
                case "include" -> refer(file, each, file.namespace());
                case "import" -> refer(file, each, each.attribute("namespace"));
                case "redefine", "override" -> {
                    declare(each, file);
                    refer(file, each, file.namespace());
                }
                default -> {
                }
            }
        }
    }

    private void refer(SchemaFile from, XmlElement reference, String namespace) {
        String location = reference.attribute("schemaLocation");
        if (location.isEmpty()) {
            needed.add(new Needed(from, namespace));
            return;
        }
        try {
            for (Locations.Found each : Locations.files(from.source(), location)) {
                if (read(from, each.file(), namespace, each.exact())) {
                    return;
                }
            }
        } catch (InvalidFileException e) {
            notes.add(TEXTS.text("damaged", e.getMessage()));
            return;
        }
        if (!standard(from, namespace)) {
            missing(from, location);
        }
    }

    private void need(Needed each) {
        if (files.stream().noneMatch(file -> file.namespace().equals(each.namespace)) && !standard(each.by, each.namespace)) {
            missing(each.by, TEXTS.text("namespace", each.namespace));
        }
    }

    private void missing(SchemaFile from, String wanted) {
        String searched = from.source().searched();
        notes.add(from.source().name(), searched.isEmpty() ? TEXTS.text("missing.pasted", Excerpt.clip(wanted)) : TEXTS.text("missing", Excerpt.clip(wanted), searched));
    }

    private boolean standard(SchemaFile from, String namespace) {
        Optional<SourceFile> file = StandardSchemas.of(namespace);
        try {
            return file.isPresent() && read(from, file.get(), namespace, true);
        } catch (InvalidFileException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Reads a file unless it is known. @param exact whether it is where it should be @return whether it is what was meant */
    private boolean read(SchemaFile from, SourceFile file, String wanted, boolean exact) throws InvalidFileException {
        String identity = file.identity();
        if (known.contains(identity + " " + wanted)) {
            if (from.within(identity)) {
                notes.add(from.source().name(), TEXTS.text("loop", file.name()));
            }
            return true;
        }
        if (files.size() >= MOST_FILES) {
            notes.add(TEXTS.text("files", MOST_FILES));
            return true;
        }
        XmlElement root = XmlDocuments.parse(file, notes);
        if (!SchemaFile.isSchema(root)) {
            throw file.problem(TEXTS.text("schema", Excerpt.clip(root.name()), Excerpt.clip(root.namespace())));
        }
        String target = root.attribute("targetNamespace");
        boolean other = !target.isEmpty() && !target.equals(wanted);
        if (other && !exact) {
            return false;
        }
        if (other) {
            notes.add(file.name(), TEXTS.text("namespace.other", Excerpt.clip(target), Excerpt.clip(wanted)));
        }
        if (!other || !known.contains(identity + " " + target)) {
            add(new SchemaFile(file, identity, root, other ? target : wanted, from));
        }
        return true;
    }

    /** The schemas, those that were added first. */
    List<SchemaFile> files() {
        return files;
    }

    /** Returns the components of a schema, in its order; those that are redefined as they are then. */
    List<Component> components(SchemaFile file, Component.Kind kind) {
        return own.getOrDefault(file, List.of()).stream().filter(each -> each.kind() == kind)
                .map(each -> find(kind, file.own(each.name()), null).orElse(each)).toList();
    }

    /**
     * Returns what a name stands for.
     *
     * @param from the component whose own name within it means what it redefines; null for none
     */
    Optional<Component> find(Component.Kind kind, QName name, Component from) {
        Key key = new Key(kind, name);
        List<Component> others = redefined.getOrDefault(key, List.of());
        int next = from == null ? 0 : others.indexOf(from) + 1;
        return next < others.size() ? Optional.of(others.get(next)) : Optional.ofNullable(components.get(key));
    }
}
