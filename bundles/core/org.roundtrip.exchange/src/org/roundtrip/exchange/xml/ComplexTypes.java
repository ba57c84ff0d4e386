// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.xml.namespace.QName;
import org.apache.ws.commons.schema.XmlSchemaAll;
import org.apache.ws.commons.schema.XmlSchemaAttribute;
import org.apache.ws.commons.schema.XmlSchemaAttributeOrGroupRef;
import org.apache.ws.commons.schema.XmlSchemaChoice;
import org.apache.ws.commons.schema.XmlSchemaComplexContentExtension;
import org.apache.ws.commons.schema.XmlSchemaComplexContentRestriction;
import org.apache.ws.commons.schema.XmlSchemaComplexType;
import org.apache.ws.commons.schema.XmlSchemaContent;
import org.apache.ws.commons.schema.XmlSchemaElement;
import org.apache.ws.commons.schema.XmlSchemaParticle;
import org.apache.ws.commons.schema.XmlSchemaSequence;
import org.apache.ws.commons.schema.XmlSchemaSimpleContentExtension;
import org.apache.ws.commons.schema.XmlSchemaSimpleType;
import org.apache.ws.commons.schema.XmlSchemaType;
import org.apache.ws.commons.schema.XmlSchemaUse;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Length;
import org.roundtrip.model.text.Texts;

/** Structs, unions, lists and maps among the types of a schema. Used by one thread. */
final class ComplexTypes {
    private static final Texts TEXTS = Texts.of(ComplexTypes.class);
    private final SchemaTypes types;
    private final TypeTable table;

    ComplexTypes(SchemaTypes types, TypeTable table) {
        this.types = types;
        this.table = table;
    }

    /** Declares a type under a key. */
    void declare(String key, String name, XmlSchemaType type) {
        if (type instanceof XmlSchemaSimpleType simple) {
            List<String> constants = SimpleTypes.constants(simple);
            table.add(constants.isEmpty() ? new Declared.Alias(key, name, SimpleTypes.of(simple, types))
                    : new Declared.Constants(key, name, constants));
        } else if (type instanceof XmlSchemaComplexType complex) {
            Optional<Sketch> array = soapArray(complex);
            if (array.isPresent()) {
                table.add(new Declared.Alias(key, name, array.get()));
                return;
            }
            // Its place is before the types within it.
            table.add(new Declared.Fields(key, name, List.of()));
            table.add(complex.getParticle() instanceof XmlSchemaChoice choice
                    ? new Declared.Cases(key, name, members(choice.getItems(), name, key, true))
                    : new Declared.Fields(key, name, fields(complex, name, key)));
        }
    }

    /** Returns the list or map that an element with only repeated elements within it is. @param name of the element */
    Optional<Sketch> list(XmlSchemaComplexType type, String name, String key) {
        if (!(type.getParticle() instanceof XmlSchemaSequence sequence) || sequence.getItems().size() != 1
                || !type.getAttributes().isEmpty() || !(sequence.getItems().getFirst() instanceof XmlSchemaElement item)) {
            return Optional.empty();
        }
        if (item.getMaxOccurs() == 1 && !XsdWriter.ITEM.equals(item.getName()) && !XsdWriter.ENTRY.equals(item.getName())) {
            return Optional.empty();
        }
        Optional<Length> length = occurrences(item);
        if (XsdWriter.ENTRY.equals(item.getName()) && item.getSchemaType() instanceof XmlSchemaComplexType entry
                && item.getSchemaTypeName() == null) {
            List<Member> members = fields(entry, name, key + "/entry");
            if (members.stream().map(Member::name).toList().equals(List.of("key", "value"))) {
                return Optional.of(new Sketch.Entries(members.getFirst().type(), members.getLast().type(), length));
            }
        }
        String inner = XsdWriter.ITEM.equals(item.getName()) || item.getName() == null ? name.replaceFirst("(?<=..)s$", "") : item.getName();
        Sketch element = types.ofElement(item, inner, key + "/" + inner);
        return Optional.of(new Sketch.Items(item.isNillable() ? new Sketch.Maybe(element) : element, length));
    }

    /** Returns how often an element occurs; empty when there is no largest number. */
    private static Optional<Length> occurrences(XmlSchemaElement element) {
        return element.getMaxOccurs() > Integer.MAX_VALUE || element.getMaxOccurs() < element.getMinOccurs() ? Optional.empty()
                : Optional.of(new Length((int) element.getMinOccurs(), (int) element.getMaxOccurs()));
    }

    /** Returns the fields of a type, after those of the type that it extends. */
    List<Member> fields(XmlSchemaComplexType type, String name, String key) {
        List<Member> members = new ArrayList<>();
        XmlSchemaContent content = type.getContentModel() == null ? null : type.getContentModel().getContent();
        if (content instanceof XmlSchemaComplexContentExtension extension) {
            if (types.complexType(extension.getBaseTypeName()).isPresent()) {
                members.addAll(fields(types.complexType(extension.getBaseTypeName()).get(), name, key));
            } else {
                table.notes().add(name, TEXTS.text("base", extension.getBaseTypeName().getLocalPart()));
            }
            members.addAll(particle(extension.getParticle(), name, key));
            members.addAll(attributes(extension.getAttributes()));
        } else if (content instanceof XmlSchemaComplexContentRestriction restriction) {
            members.addAll(particle(restriction.getParticle(), name, key));
        } else if (content instanceof XmlSchemaSimpleContentExtension extension) {
            members.add(new Member("value", types.ofType(extension.getBaseTypeName())));
            members.addAll(attributes(extension.getAttributes()));
        } else if (content != null) {
            table.notes().add(name, TEXTS.text("content"));
        }
        members.addAll(particle(type.getParticle(), name, key));
        members.addAll(attributes(type.getAttributes()));
        return members;
    }

    private List<Member> particle(XmlSchemaParticle particle, String name, String key) {
        return switch (particle) {
            case null -> List.of();
            case XmlSchemaSequence sequence -> members(sequence.getItems(), name, key, false);
            case XmlSchemaAll all -> members(all.getItems(), name, key, false);
            default -> {
                table.notes().add(name, TEXTS.text("choice"));
                yield List.of();
            }
        };
    }

    private List<Member> members(Collection<?> items, String name, String key, boolean choice) {
        List<Member> members = new ArrayList<>();
        for (Object item : items) {
            if (item instanceof XmlSchemaElement element) {
                members.add(member(element, key, choice));
            } else if (item instanceof XmlSchemaSequence sequence && !choice && sequence.getMaxOccurs() == 1) {
                members.addAll(members(sequence.getItems(), name, key, false));
            } else {
                table.notes().add(name, TEXTS.text("choice"));
            }
        }
        return members;
    }

    private Member member(XmlSchemaElement element, String key, boolean choice) {
        String name = element.isRef() ? element.getRef().getTargetQName().getLocalPart() : element.getName();
        Sketch type = types.ofElement(element, name, key + "/" + name);
        if (element.getMaxOccurs() > 1) {
            return new Member(name, new Sketch.Items(type, occurrences(element)));
        }
        boolean absent = element.isNillable() || !choice && element.getMinOccurs() == 0;
        return new Member(name, absent && !(type instanceof Sketch.Missing) ? new Sketch.Maybe(type) : type);
    }

    private List<Member> attributes(List<XmlSchemaAttributeOrGroupRef> attributes) {
        List<Member> members = new ArrayList<>();
        for (XmlSchemaAttributeOrGroupRef each : attributes) {
            if (each instanceof XmlSchemaAttribute attribute && attribute.getName() != null) {
                Sketch type = attribute.getSchemaTypeName() != null ? types.ofType(attribute.getSchemaTypeName())
                        : attribute.getSchemaType() != null ? SimpleTypes.of(attribute.getSchemaType(), types)
                        : new Sketch.Missing(TEXTS.text("any"));
                members.add(new Member(attribute.getName(), attribute.getUse() == XmlSchemaUse.REQUIRED
                        || type instanceof Sketch.Missing ? type : new Sketch.Maybe(type)));
            }
        }
        return members;
    }

    /** Returns the array that a restriction of SOAP's own array type is. */
    private Optional<Sketch> soapArray(XmlSchemaComplexType type) {
        if (type.getContentModel() == null || !(type.getContentModel().getContent() instanceof XmlSchemaComplexContentRestriction
                restriction) || !SimpleTypes.SOAP.equals(restriction.getBaseTypeName().getNamespaceURI())) {
            return Optional.empty();
        }
        for (XmlSchemaAttributeOrGroupRef each : restriction.getAttributes()) {
            for (var more : each.getUnhandledAttributes() == null ? new org.w3c.dom.Attr[0] : each.getUnhandledAttributes()) {
                if (more.getLocalName().equals("arrayType")) {
                    return Optional.of(array(more.getValue(), more));
                }
            }
        }
        return Optional.of(new Sketch.Missing(TEXTS.text("array")));
    }

    /** @param written such as {@code t:Line[][]} @param at knows what the prefix stands for */
    private Sketch array(String written, org.w3c.dom.Attr at) {
        String name = written.replaceFirst("\\[.*", "");
        int colon = name.indexOf(':');
        String namespace = at.lookupNamespaceURI(colon < 0 ? null : name.substring(0, colon));
        Sketch element = types.ofType(new QName(namespace == null ? "" : namespace, name.substring(colon + 1)));
        int dimensions = (int) written.chars().filter(c -> c == '[').count();
        for (int i = 0; i < Math.max(1, dimensions); i++) {
            element = new Sketch.Items(element, Optional.empty());
        }
        return element;
    }
}
