// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Writes the XML schema of a contract's types. In the encoded style arrays are SOAP-encoded arrays, in the literal
 * style elements with any number of {@code item}s; XML Schema has no characters, so a character is a text.
 */
final class Schema {
    private final SoapNames names;
    private final Style style;
    private final boolean careful, boxing;
    /** By the name of an array, the name of the bean that has one. */
    private final Map<String, String> boxes = new LinkedHashMap<>();
    private final Map<String, Array> arrays = new LinkedHashMap<>();

    /**
     * An array type.
     *
     * @param name    its local name
     * @param element the type of its elements
     * @param type    the type in SOAP's encoding: the innermost element's type, followed by brackets
     */
    private record Array(String name, String element, String type) {
    }

    Schema(SoapNames names, Style style, Dialect dialect) {
        this.names = names;
        this.style = style;
        this.careful = dialect.arraysOfBytesAreOctets();
        this.boxing = dialect.arraysOfArraysAreRegular() && style.encoded();
    }

    /** Returns how other elements refer to a shape's type; the prefix {@code t} is that of this schema. */
    String reference(Shape shape) {
        return switch (shape) {
            case Primitive.CHAR -> "xsd:string";
            case Shape.Timestamp timestamp -> "xsd:dateTime";
            case Shape.Decimal decimal -> "xsd:decimal";
            case Primitive primitive -> "xsd:" + primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "xsd:string";
            case Bytes bytes -> "xsd:base64Binary";
            case Enumeration enumeration -> "t:" + names.type(enumeration);
            case Struct struct -> "t:" + names.type(struct);
            case Sequence sequence -> "t:" + array(sequence).name;
            default -> throw Refusals.passed(shape);
        };
    }

    /** Returns the local name of the type of an array. */
    String name(Sequence sequence) {
        return array(sequence).name;
    }

    private Array array(Sequence sequence) {
        Array inner = sequence.element() instanceof Sequence element && !boxing ? array(element) : null;
        String element = inner != null ? "t:" + inner.name : elementReference(sequence.element());
        Array known = arrays.get(element);
        if (known == null) {
            known = new Array(names.arrayType("ArrayOf" + element.replace("t:", "").replaceFirst("(.*):", "_$1_")), element, (inner != null ? inner.type : element) + "[]");
            arrays.put(element, known);
        }
        return known;
    }

    /** Returns the local name of the bean with the array that a sequence is; null where it needs none. */
    String box(Shape element) {
        return boxing && element instanceof Sequence sequence ? boxes.computeIfAbsent(name(sequence), name -> names.arrayType(name + "_box")) : null;
    }

    private String elementReference(Shape element) {
        if (box(element) != null) {
            return "t:" + box(element);
        }
        if (careful && element == Primitive.BYTE) {
            return "enc:byte";
        }
        return careful && style.encoded() && element instanceof Bytes ? "t:" + names.octets() : reference(element);
    }

    /** Returns the types that a contract names, and all array types that were referred to. */
    String types(Contract contract) {
        StringBuilder types = new StringBuilder();
        for (Shape named : NamedShapes.of(contract)) {
            types.append(named instanceof Struct struct ? struct(struct) : enumeration((Enumeration) named));
        }
        if (!style.encoded()) {
            NamedShapes.of(contract).stream().filter(contract::throwsIt)
                    .forEach(exception -> types.append(element(names.type(exception), exception)));
        }
        arrays.values().forEach(array -> types.append(style.encoded() ? encoded(array) : literal(array)));
        boxes.forEach((array, box) -> types.append("""
                <xsd:complexType name="%s"><xsd:sequence>
                <xsd:element name="array" type="t:%s"/>
                </xsd:sequence></xsd:complexType>
                """.formatted(box, array)));
        if (arrays.containsKey("t:" + names.octets())) {
            types.append("""
                    <xsd:complexType name="%s"><xsd:simpleContent><xsd:extension base="xsd:base64Binary"/>
                    </xsd:simpleContent></xsd:complexType>
                    """.formatted(names.octets()));
        }
        return types.toString();
    }

    private String struct(Struct struct) {
        return """
                <xsd:complexType name="%s"><xsd:sequence>
                %s</xsd:sequence></xsd:complexType>
                """.formatted(names.type(struct), struct.fields().stream()
                        .map(field -> element(names.field(struct, field.name()), field.shape()))
                        .collect(Collectors.joining()));
    }

    /** Returns the declaration of an element that occurs once. */
    String element(String name, Shape shape) {
        return "<xsd:element name=\"%s\" type=\"%s\"/>\n".formatted(name, reference(shape));
    }

    private String enumeration(Enumeration enumeration) {
        return """
                <xsd:simpleType name="%s"><xsd:restriction base="xsd:string">
                %s</xsd:restriction></xsd:simpleType>
                """.formatted(names.type(enumeration), enumeration.constants().stream()
                        .map(constant -> "<xsd:enumeration value=\"%s\"/>\n".formatted(names.constant(enumeration, constant)))
                        .collect(Collectors.joining()));
    }

    private static String encoded(Array array) {
        return """
                <xsd:complexType name="%s"><xsd:complexContent><xsd:restriction base="enc:Array">
                <xsd:attribute ref="enc:arrayType" wsdl:arrayType="%s"/>
                </xsd:restriction></xsd:complexContent></xsd:complexType>
                """.formatted(array.name, array.type);
    }

    private static String literal(Array array) {
        return """
                <xsd:complexType name="%s"><xsd:sequence>
                <xsd:element name="item" type="%s" minOccurs="0" maxOccurs="unbounded"/>
                </xsd:sequence></xsd:complexType>
                """.formatted(array.name, array.element);
    }
}
