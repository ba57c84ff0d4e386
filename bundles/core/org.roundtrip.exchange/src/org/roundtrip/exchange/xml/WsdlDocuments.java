// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
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

/** A WSDL 1.1 document with those that it imports. Used by one thread. */
final class WsdlDocuments {
    /** Its namespace. */
    static final Set<String> WSDL = Set.of("http://schemas.xmlsoap.org/wsdl/");
    /** Those of WSDL 2.0, the drafts among them. */
    static final Set<String> WSDL_2 = Set.of("http://www.w3.org/ns/wsdl", "http://www.w3.org/2006/01/wsdl", "http://www.w3.org/2004/03/wsdl");
    private static final Set<String> HTTP = Set.of("http://schemas.xmlsoap.org/wsdl/http/");
    private static final int MOST_FILES = 200;
    private static final Texts TEXTS = Texts.of(WsdlDocuments.class);

    private record Document(SourceFile file, XmlElement root, Document by) {
        boolean within(String identity) {
            for (Document each = this; each != null; each = each.by) {
                if (each.file.identity().equals(identity)) {
                    return true;
                }
            }
            return false;
        }
    }

    private final Notes notes;
    private final SchemaFiles schemas;
    private final Set<String> known = new HashSet<>();
    private final Deque<Document> unread = new ArrayDeque<>();
    private final Map<QName, XmlElement> messages = new HashMap<>();
    private final List<XmlElement> portTypes = new ArrayList<>();
    private final List<XmlElement> bindings = new ArrayList<>();
    private int parts;

    /** Reads all. @param schemas gets the schemas of the documents */
    WsdlDocuments(SourceFile file, XmlElement root, Notes notes, SchemaFiles schemas) {
        this.notes = notes;
        this.schemas = schemas;
        add(new Document(file, root, null));
        while (!unread.isEmpty()) {
            read(unread.poll());
        }
    }

    private void add(Document document) {
        known.add(document.file().identity());
        unread.add(document);
    }

    private void read(Document document) {
        for (XmlElement each : document.root().children(WSDL)) {
            switch (each.name()) {
                case "import" -> refer(document, each.attribute("location"));
                case "types" -> each.children().stream().filter(SchemaFile::isSchema).forEach(schema ->
                        schemas.add(document.file(), schema, "#" + ++parts));
                case "message" -> messages.putIfAbsent(new QName(document.root().attribute("targetNamespace"), each.attribute("name")), each);
                case "portType" -> portTypes.add(each);
                case "binding" -> bindings.add(each);
                default -> {
                }
            }
        }
    }

    private void refer(Document from, String location) {
        try {
            List<Locations.Found> files = location.isEmpty() ? List.of() : Locations.files(from.file(), location);
            if (files.isEmpty()) {
                String searched = from.file().searched();
                notes.add(from.file().name(), searched.isEmpty() ? TEXTS.text("missing.pasted", Excerpt.clip(location))
                        : TEXTS.text("missing", Excerpt.clip(location), searched));
                return;
            }
            SourceFile file = files.getFirst().file();
            if (from.within(file.identity())) {
                notes.add(from.file().name(), TEXTS.text("loop", file.name()));
            } else if (!known.contains(file.identity()) && known.size() < MOST_FILES) {
                imported(from, file, XmlDocuments.parse(file, notes));
            }
        } catch (InvalidFileException e) {
            notes.add(TEXTS.text("damaged", e.getMessage()));
        }
    }

    private void imported(Document from, SourceFile file, XmlElement root) {
        if (SchemaFile.isSchema(root)) {
            known.add(file.identity());
            schemas.add(file, root, "");
        } else if (root.is(WSDL, "definitions")) {
            add(new Document(file, root, from));
        } else {
            notes.add(TEXTS.text("damaged", file.problem(TEXTS.text("wsdl", Excerpt.clip(root.name()), Excerpt.clip(root.namespace()))).getMessage()));
        }
    }

    /** Returns the message of that name; of another namespace where only that one has it. */
    Optional<XmlElement> message(QName name) {
        return Optional.ofNullable(messages.get(name)).or(() -> messages.entrySet().stream()
                .filter(each -> each.getKey().getLocalPart().equals(name.getLocalPart())).map(Map.Entry::getValue).findFirst());
    }

    /** Returns the port types, without those for plain HTTP where there are others, which have the same operations. */
    List<XmlElement> portTypes() {
        Set<String> http = new HashSet<>();
        Set<String> others = new HashSet<>();
        for (XmlElement binding : bindings) {
            (binding.children(HTTP, "binding").isEmpty() ? others : http).add(binding.qualified(binding.attribute("type")).getLocalPart());
        }
        http.removeAll(others);
        List<XmlElement> rest = portTypes.stream().filter(each -> !http.contains(each.attribute("name"))).toList();
        if (rest.isEmpty() || rest.size() == portTypes.size()) {
            return portTypes;
        }
        notes.add(String.join(", ", portTypes.stream().filter(each -> !rest.contains(each)).map(each -> each.attribute("name")).toList()), TEXTS.text("http"));
        return rest;
    }
}
