// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Writes the XML schema of a contract's types. Arrays are SOAP-encoded arrays in one style and elements with any number of
 * {@code item}s in the other; both become Java arrays.
 */
final class Schema {
    private final AxisNames names;
    private final Style style;
    private final Map<String, String> arrays = new LinkedHashMap<>();

    Schema(AxisNames names, Style style) {
        this.names = names;
        this.style = style;
    }

    /** How other elements refer to a shape's type; the prefix {@code t} is that of this schema. */
    String reference(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> "xsd:" + primitive.name().toLowerCase(java.util.Locale.ROOT);
            case Shape.Text text -> "xsd:string";
            case Shape.Bytes bytes -> "xsd:base64Binary";
            case Enumeration enumeration -> "t:" + names.type(enumeration);
            case Struct struct -> "t:" + names.type(struct);
            case Sequence sequence -> "t:" + arrays.computeIfAbsent(reference(sequence.element()),
                    element -> names.arrayType("ArrayOf" + element.replace("t:", "").replace("xsd:", "_xsd_")));
        };
    }

    /** The types that a contract names, and those of all arrays that were referred to. */
    String types(Contract contract) {
        StringBuilder types = new StringBuilder();
        for (Shape named : NamedShapes.of(contract)) {
            types.append(named instanceof Struct struct ? struct(struct) : enumeration((Enumeration) named));
        }
        arrays.forEach((element, name) -> types.append(array(name, element)));
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

    /** A declaration of an element that occurs once. */
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

    private String array(String name, String element) {
        return switch (style) {
            case ENCODED -> """
                    <xsd:complexType name="%s"><xsd:complexContent><xsd:restriction base="enc:Array">
                    <xsd:attribute ref="enc:arrayType" wsdl:arrayType="%s[]"/>
                    </xsd:restriction></xsd:complexContent></xsd:complexType>
                    """.formatted(name, element);
            case LITERAL -> """
                    <xsd:complexType name="%s"><xsd:sequence>
                    <xsd:element name="item" type="%s" minOccurs="0" maxOccurs="unbounded"/>
                    </xsd:sequence></xsd:complexType>
                    """.formatted(name, element);
        };
    }
}
