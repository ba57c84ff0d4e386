// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.List;
import java.util.Locale;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/**
 * Writes XML Schema 1.0. It has a complex type for each struct, a choice for each union, an enumeration for each enum,
 * and one element for the payload. A list is an element around elements {@code item}, a map one around elements {@code
 * entry} with key and value, so that lengths, lists of lists and values that may be absent all have a place.
 */
public final class XsdWriter implements Exporter {
    /** The namespace of what is written. */
    static final String NAMESPACE = "urn:payload";
    /** The element of the payload. */
    static final String PAYLOAD = "payload";
    /** An element of a list. */
    static final String ITEM = "item";
    /** An entry of a map. */
    static final String ENTRY = "entry";
    /** The characters of {@link Repertoire#LATIN1}. */
    static final String PLAIN = "[A-Za-z0-9]*";
    private static final Texts TEXTS = Texts.of(XsdWriter.class);

    @Override
    public List<String> endings() {
        return List.of(".xsd");
    }

    @Override
    public Exported write(Drawing drawing) {
        Notes notes = new Notes();
        Xml xml = new Xml();
        xml.open("xs:schema", "xmlns:xs", "http://www.w3.org/2001/XMLSchema", "xmlns", NAMESPACE, "targetNamespace",
                NAMESPACE, "elementFormDefault", "qualified");
        xml.open("xs:annotation");
        xml.text("xs:appinfo", drawing.name());
        if (!drawing.description().isEmpty()) {
            xml.text("xs:documentation", drawing.description());
        }
        xml.close();
        drawing.payload().ifPresent(shape -> nillable(xml, PAYLOAD, shape));
        drawing.types().forEach(type -> define(xml, type));
        xml.close();
        if (!drawing.operations().isEmpty()) {
            notes.add(TEXTS.text("operations"));
        }
        return new Exported(xml.toString(), notes.list());
    }

    private static void define(Xml xml, Shape type) {
        String name = NamedTypes.name(type).orElseThrow();
        switch (type) {
            case Shape.Struct struct -> {
                xml.open("xs:complexType", "name", name).open("xs:sequence");
                struct.fields().forEach(field -> element(xml, field.name(), field.shape()));
                xml.close().close();
            }
            case Shape.Union union -> {
                xml.open("xs:complexType", "name", name).open("xs:choice");
                // An absent element would be no case at all, so a case that may be absent is nillable.
                union.cases().forEach(each -> nillable(xml, each.name(), each.shape()));
                xml.close().close();
            }
            case Shape.Enumeration enumeration -> {
                xml.open("xs:simpleType", "name", name).open("xs:restriction", "base", "xs:string");
                enumeration.constants().forEach(constant -> xml.empty("xs:enumeration", "value", constant));
                xml.close().close();
            }
            default -> throw new IllegalArgumentException(type + " has no name");
        }
    }

    private static void element(Xml xml, String name, Shape shape) {
        if (shape instanceof Shape.OptionalValue optional) {
            content(xml, optional.value(), "name", name, "minOccurs", "0");
        } else {
            content(xml, shape, "name", name);
        }
    }

    private static void nillable(Xml xml, String name, Shape shape, String... more) {
        boolean absent = shape instanceof Shape.OptionalValue;
        Shape inner = shape instanceof Shape.OptionalValue optional ? optional.value() : shape;
        content(xml, inner, Xml.joined(absent ? new String[] {"name", name, "nillable", "true"} : new String[] {"name", name}, more));
    }

    private static void content(Xml xml, Shape shape, String... attributes) {
        switch (shape) {
            case Shape.Struct struct -> xml.empty("xs:element", Xml.joined(attributes, "type", struct.name()));
            case Shape.Union union -> xml.empty("xs:element", Xml.joined(attributes, "type", union.name()));
            case Shape.Enumeration enumeration -> xml.empty("xs:element", Xml.joined(attributes, "type", enumeration.name()));
            case Shape.Timestamp timestamp -> xml.empty("xs:element", Xml.joined(attributes, "type", "xs:dateTime"));
            case Primitive.CHAR -> restricted(xml, attributes, "string", "length", "1");
            case Primitive primitive ->
                xml.empty("xs:element", Xml.joined(attributes, "type", "xs:" + primitive.name().toLowerCase(Locale.ROOT)));
            case Shape.Text text -> restricted(xml, attributes, "string", Xml.joined(lengths(text.length()),
                    text.repertoire() == Repertoire.LATIN1 ? new String[] {"pattern", PLAIN} : new String[0]));
            case Shape.Bytes bytes -> restricted(xml, attributes, "base64Binary", lengths(bytes.length()));
            case Shape.Decimal decimal -> restricted(xml, attributes, "decimal", "totalDigits",
                    String.valueOf(decimal.digits()), "fractionDigits", String.valueOf(decimal.scale()));
            case Shape.Sequence sequence -> {
                xml.open("xs:element", attributes).open("xs:complexType").open("xs:sequence");
                nillable(xml, ITEM, sequence.element(), occurs(sequence.length()));
                xml.close().close().close();
            }
            case Shape.Mapping mapping -> {
                xml.open("xs:element", attributes).open("xs:complexType").open("xs:sequence");
                xml.open("xs:element", Xml.joined(new String[] {"name", ENTRY}, occurs(mapping.length())));
                xml.open("xs:complexType").open("xs:sequence");
                element(xml, "key", mapping.key());
                element(xml, "value", mapping.value());
                xml.close().close().close().close().close().close();
            }
            case Shape.OptionalValue optional -> throw new IllegalArgumentException("an optional value within another");
        }
    }

    private static void restricted(Xml xml, String[] attributes, String base, String... facets) {
        xml.open("xs:element", attributes).open("xs:simpleType").open("xs:restriction", "base", "xs:" + base);
        for (int i = 0; i < facets.length; i += 2) {
            xml.empty("xs:" + facets[i], "value", facets[i + 1]);
        }
        xml.close().close().close();
    }

    private static String[] lengths(Length length) {
        return new String[] {"minLength", String.valueOf(length.min()), "maxLength", String.valueOf(length.max())};
    }

    private static String[] occurs(Length length) {
        return new String[] {"minOccurs", String.valueOf(length.min()), "maxOccurs", String.valueOf(length.max())};
    }
}
