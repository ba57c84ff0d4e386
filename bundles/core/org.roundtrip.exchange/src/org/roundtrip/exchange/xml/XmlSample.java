// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.text.Texts;

/**
 * Finds types in a sample of what is sent. An element with attributes or elements within it is a struct; elements of one
 * name at one place are a list. Lengths are the ranges that the sample has.
 */
public final class XmlSample implements Importer {
    private static final Texts TEXTS = Texts.of(XmlSample.class);

    @Override
    public List<String> endings() {
        return List.of(".xml");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        XmlElement root = XmlDocuments.parse(file, table.notes());
        // Some give schemas and WSDLs this ending.
        if (SchemaFile.isSchema(root)) {
            return XsdReader.read(file, root, table, type);
        }
        if (root.is(WsdlDocuments.WSDL, "definitions") || root.is(WsdlDocuments.WSDL_2, "description")) {
            return WsdlReader.read(file, root, table, type);
        }
        table.payload(new Structs(table, table.notes()).sketch(XmlPlace.of(root), root.name()));
        return table.drawing(type);
    }

    /** The structs of one sample; places that are alike share one. */
    private record Structs(TypeTable table, Notes notes, Map<Declared.Fields, String> known) {
        Structs(TypeTable table, Notes notes) {
            this(table, notes, new HashMap<>());
        }

        Sketch sketch(XmlPlace place, String name) {
            if (place.children().isEmpty() && place.attributes().isEmpty()) {
                return place.text().sketch();
            }
            if (place.attributes().isEmpty() && place.children().size() == 1 && place.text().isBlank()) {
                Map.Entry<String, XmlPlace> only = place.children().entrySet().iterator().next();
                if (only.getValue().most() > 1) {
                    return member(only.getKey(), only.getValue()).type();
                }
            }
            return struct(place, name);
        }

        private Sketch struct(XmlPlace place, String name) {
            Map<String, Member> members = new LinkedHashMap<>();
            place.attributes().forEach((attribute, text) -> members.put("@" + attribute, new Member(attribute, optional(text.sketch(), text.count() < place.count()))));
            place.children().forEach((child, inner) -> members.put(child, member(child, inner)));
            if (!place.text().isBlank() && place.children().isEmpty()) {
                members.put("", new Member("value", optional(place.text().sketch(), false)));
            } else if (!place.text().isBlank()) {
                notes.add(name, TEXTS.text("mixed"));
            }
            Declared.Fields fields = new Declared.Fields("", SchemaTypes.upper(name), List.copyOf(members.values()));
            String key = known.computeIfAbsent(fields, none -> "#" + known.size());
            table.add(new Declared.Fields(key, fields.name(), fields.members()));
            return new Sketch.Named(key);
        }

        private Member member(String name, XmlPlace place) {
            Sketch type = sketch(place, name);
            return new Member(name, place.most() > 1 ? new Sketch.Items(type, Optional.of(new Length(place.fewest(), place.most())))
                    : optional(type, place.fewest() == 0 || place.empty()));
        }

        private static Sketch optional(Sketch type, boolean absent) {
            return absent && !(type instanceof Sketch.Missing) ? new Sketch.Maybe(type) : type;
        }
    }
}
