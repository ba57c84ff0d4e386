// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.xml.namespace.QName;
import org.apache.ws.commons.schema.XmlSchemaEnumerationFacet;
import org.apache.ws.commons.schema.XmlSchemaFacet;
import org.apache.ws.commons.schema.XmlSchemaSimpleType;
import org.apache.ws.commons.schema.XmlSchemaSimpleTypeList;
import org.apache.ws.commons.schema.XmlSchemaSimpleTypeRestriction;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Texts, numbers and other simple types of a schema. */
final class SimpleTypes {
    /** The namespace of SOAP 1.1's own types. */
    static final String SOAP = "http://schemas.xmlsoap.org/soap/encoding/";
    private static final int DIGITS = 18;
    private static final int SCALE = 2;
    private static final Texts TEXTS = Texts.of(SimpleTypes.class);
    private static final Map<String, Primitive> PRIMITIVES = Map.of("boolean", Primitive.BOOLEAN, "byte", Primitive.BYTE, "short",
            Primitive.SHORT, "int", Primitive.INT, "long", Primitive.LONG, "float", Primitive.FLOAT, "double", Primitive.DOUBLE);
    /** Types that are nearly primitive ones. */
    private static final Map<String, Primitive> NEAR = Map.of("unsignedByte", Primitive.SHORT, "unsignedShort", Primitive.INT,
            "unsignedInt", Primitive.LONG, "unsignedLong", Primitive.LONG, "integer", Primitive.LONG, "positiveInteger",
            Primitive.LONG, "nonNegativeInteger", Primitive.LONG, "negativeInteger", Primitive.LONG, "nonPositiveInteger", Primitive.LONG);
    private static final List<String> STRINGS = List.of("string", "normalizedString", "token", "anyURI", "Name", "NCName", "QName",
            "language", "ID", "IDREF", "NMTOKEN");

    private SimpleTypes() {
    }

    /** Returns a type of XML Schema itself. @param name without its namespace */
    static Sketch builtIn(String name) {
        if (PRIMITIVES.containsKey(name)) {
            return new Sketch.Known(PRIMITIVES.get(name));
        }
        if (NEAR.containsKey(name)) {
            return new Sketch.Near(new Sketch.Known(NEAR.get(name)),
                    TEXTS.text("near", name, NEAR.get(name).name().toLowerCase(java.util.Locale.ROOT)));
        }
        if (STRINGS.contains(name)) {
            return new Sketch.Chars(Optional.empty(), Repertoire.UNICODE);
        }
        return switch (name) {
            case "base64Binary", "hexBinary" -> Sketch.Octets.PLAIN;
            case "dateTime" -> new Sketch.Known(new Shape.Timestamp());
            case "decimal" -> new Sketch.Near(new Sketch.Known(new Shape.Decimal(DIGITS, SCALE)), TEXTS.text("digits", DIGITS, SCALE));
            default -> new Sketch.Missing(TEXTS.text("type", name));
        };
    }

    /** Returns a type of SOAP 1.1, which may also be null; empty for one of another namespace. */
    static Optional<Sketch> soap(QName name) {
        return !name.getNamespaceURI().equals(SOAP) ? Optional.empty()
                : Optional.of(builtIn(name.getLocalPart().equals("base64") ? "base64Binary" : name.getLocalPart()));
    }

    /** Returns the constants of an enumeration of texts; none for another type. */
    static List<String> constants(XmlSchemaSimpleType type) {
        return type.getContent() instanceof XmlSchemaSimpleTypeRestriction restriction ? restriction.getFacets().stream()
                .filter(XmlSchemaEnumerationFacet.class::isInstance).map(facet -> String.valueOf(facet.getValue())).toList() : List.of();
    }

    /** Returns a type with its facets. @param types knows the types that it restricts */
    static Sketch of(XmlSchemaSimpleType type, SchemaTypes types) {
        return switch (type.getContent()) {
            case XmlSchemaSimpleTypeRestriction restriction -> restricted(restriction.getBaseTypeName() != null
                    ? types.ofType(restriction.getBaseTypeName()) : of(restriction.getBaseType(), types), facets(restriction));
            case XmlSchemaSimpleTypeList list -> new Sketch.Items(list.getItemTypeName() != null
                    ? types.ofType(list.getItemTypeName()) : of(list.getItemType(), types), Optional.empty());
            case null, default -> new Sketch.Missing(TEXTS.text("union"));
        };
    }

    private static Map<String, String> facets(XmlSchemaSimpleTypeRestriction restriction) {
        return restriction.getFacets().stream().collect(Collectors.toMap(SimpleTypes::name,
                facet -> String.valueOf(facet.getValue()), (first, second) -> first));
    }

    private static String name(XmlSchemaFacet facet) {
        String name = facet.getClass().getSimpleName().replaceAll("^XmlSchema|Facet$", "");
        return name.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + name.substring(1);
    }

    private static Sketch restricted(Sketch base, Map<String, String> facets) {
        Optional<Length> length = length(facets);
        List<String> lost = new ArrayList<>(facets.keySet());
        lost.removeAll(List.of("length", "minLength", "maxLength", "whiteSpace", "enumeration"));
        Sketch type = switch (base) {
            case Sketch.Chars chars when "1".equals(facets.get("length")) -> new Sketch.Known(Primitive.CHAR);
            case Sketch.Chars chars -> {
                boolean plain = XsdWriter.PLAIN.equals(facets.get("pattern"));
                lost.removeIf(facet -> plain && facet.equals("pattern"));
                yield new Sketch.Chars(length.or(chars::length), plain ? Repertoire.LATIN1 : chars.repertoire());
            }
            case Sketch.Octets octets -> new Sketch.Octets(length.or(octets::length));
            case Sketch.Items items -> new Sketch.Items(items.element(), length.or(items::length));
            case Sketch.Near near when near.type() instanceof Sketch.Known known && known.shape() instanceof Shape.Decimal
                    && facets.containsKey("totalDigits") -> {
                lost.removeAll(List.of("totalDigits", "fractionDigits"));
                yield decimal(number(facets, "totalDigits", DIGITS), number(facets, "fractionDigits", 0));
            }
            default -> base;
        };
        return lost.isEmpty() ? type : new Sketch.Near(type, TEXTS.text("facet", String.join(", ", lost.stream().sorted().toList())));
    }

    private static Sketch decimal(int digits, int scale) {
        int most = Math.max(1, Math.min(Shape.Decimal.MOST_DIGITS, digits));
        Sketch decimal = new Sketch.Known(new Shape.Decimal(most, Math.max(0, Math.min(scale, most))));
        return most == digits ? decimal : new Sketch.Near(decimal, TEXTS.text("digits.most", most));
    }

    private static Optional<Length> length(Map<String, String> facets) {
        int exact = number(facets, "length", -1);
        int least = Math.max(0, exact >= 0 ? exact : number(facets, "minLength", 0));
        int most = exact >= 0 ? exact : number(facets, "maxLength", -1);
        return most < least ? Optional.empty() : Optional.of(new Length(least, most));
    }

    private static int number(Map<String, String> facets, String name, int otherwise) {
        String value = facets.getOrDefault(name, "");
        return value.matches("\\d{1,9}") ? Integer.parseInt(value) : otherwise;
    }
}
