// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Reads the attributes of types. Used by one thread. */
final class Attributes {
    private static final int DEEPEST = 100;
    /** How many are read; a few groups that double could have billions. */
    private static final int MOST = 1_000_000;
    private static final Texts TEXTS = Texts.of(Attributes.class);
    private final SchemaTypes types;
    private final Notes notes;
    private final Set<XmlElement> open = new HashSet<>();
    private int read;

    Attributes(SchemaTypes types, Notes notes) {
        this.types = types;
        this.notes = notes;
    }

    /** Adds the attributes that an element of a schema declares; takes away those that it forbids. @param known by their names */
    void add(XmlElement holder, Where where, Map<QName, Member> known) {
        for (XmlElement each : holder.children(SchemaFile.XSD)) {
            switch (each.name()) {
                case "attribute" -> attribute(each, where, known);
                case "attributeGroup" -> group(each, where, known);
                case "anyAttribute" -> notes.add(where.name(), TEXTS.text("any.attribute"));
                default -> {
                }
            }
        }
    }

    private void group(XmlElement reference, Where where, Map<QName, Member> known) {
        QName name = where.in().name(reference, reference.attribute("ref"));
        Optional<Component> group = types.find(Component.Kind.ATTRIBUTE_GROUP, name, where.component());
        if (group.isEmpty()) {
            notes.add(where.name(), TEXTS.text("attributes", name.getLocalPart()));
        } else if (++read < MOST && open.size() < DEEPEST && open.add(group.get().element())) {
            add(group.get().element(), new Where(group.get().in(), group.get(), group.get().name(), types.key(group.get())), known);
            open.remove(group.get().element());
        }
    }

    private void attribute(XmlElement attribute, Where where, Map<QName, Member> known) {
        boolean refers = attribute.has("ref");
        QName name = refers ? where.in().name(attribute, attribute.attribute("ref")) : new QName(attribute.attribute("name"));
        if (name.getLocalPart().isEmpty() || refers && SimpleTypes.SOAP_ENCODING.contains(name.getNamespaceURI())) {
            return;
        }
        if (attribute.attribute("use").equals("prohibited") || "0".equals(attribute.attributes().get("maxOccurs"))) {
            known.remove(name);
            return;
        }
        Sketch type = refers ? referred(name) : type(attribute, where);
        boolean always = attribute.attribute("use").equals("required") || attribute.attribute("minOccurs").equals("1");
        known.put(name, new Member(name.getLocalPart(), always || type instanceof Sketch.Missing ? type : new Sketch.Maybe(type)));
    }

    private Sketch referred(QName name) {
        return types.find(Component.Kind.ATTRIBUTE, name, null).map(attribute -> type(attribute.element(),
                new Where(attribute.in(), attribute, attribute.name(), types.key(attribute))))
                .orElseGet(() -> new Sketch.Missing(TEXTS.text("attribute", name.getLocalPart())));
    }

    /** An attribute without a type may have any text. */
    private Sketch type(XmlElement attribute, Where where) {
        List<XmlElement> own = attribute.children(SchemaFile.XSD, "simpleType");
        Sketch type = attribute.has("type") ? types.ofType(where.in().name(attribute, attribute.attribute("type")))
                : own.isEmpty() ? new Sketch.Chars(Optional.empty(), Repertoire.UNICODE)
                : types.anonymous(own.getFirst(), attribute.attribute("name"), where);
        return attribute.has("fixed") ? new Sketch.Near(type, TEXTS.text("fixed", "fixed")) : type;
    }
}
