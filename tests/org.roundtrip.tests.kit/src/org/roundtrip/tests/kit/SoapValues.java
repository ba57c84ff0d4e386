// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape;

/** Values as text, as {@link WireValues} has them, out of the elements of a SOAP message. */
final class SoapValues implements WireCases.CallValues {
    /** The octets in other parts of the message, to which its elements refer in the same order. */
    private Iterator<String> attached;
    private final boolean hexadecimal;

    /** @param hexadecimal whether octets in arrays are not in base 64 */
    SoapValues(boolean hexadecimal) {
        this.hexadecimal = hexadecimal;
    }

    @Override
    public List<String> arguments(Operation operation, Message request) {
        return decoded(operation.parameters().stream().map(Operation.Parameter::shape).toList(), request);
    }

    @Override
    public List<String> outcome(Operation operation, boolean thrown, Message response) {
        return thrown ? List.of(thrown(operation.exceptions().getFirst(), response.fields()))
                : decoded(operation.result().stream().toList(), response);
    }

    /** The values in the elements of the first element in the body. */
    private List<String> decoded(List<Shape> shapes, Message message) {
        attached = message.fields().stream().flatMap(SoapValues::within).filter(field -> field.name().equals("part")).skip(1)
                .map(part -> part.part("octets") == null ? "" : part.part("octets").value()).iterator();
        Field envelope = message.fields().stream().flatMap(SoapValues::within).filter(field -> field.name().equals("Envelope")).findFirst().orElseThrow();
        List<Field> values = envelope.part("Body").parts().stream().filter(part -> !part.parts().isEmpty()).findFirst().map(SoapValues::elements).orElse(List.of());
        assertEquals(shapes.size(), values.size(), message::operation);
        return IntStream.range(0, shapes.size()).mapToObj(i -> decoded(shapes.get(i), values.get(i))).toList();
    }

    /** The elements in an element, and those in the one that it refers to, which have no bytes there. */
    private static List<Field> elements(Field element) {
        return element.parts().stream().filter(part -> part.from() == part.to()
                || part.role() == ByteRole.TYPE_INFORMATION && !part.name().contains(":")).toList();
    }

    /** Returns the decoded value of that shape as text. */
    private String decoded(Shape shape, Field field) {
        return switch (shape) {
            case Primitive primitive -> switch (primitive) {
                case BOOLEAN -> Boolean.toString(text(field).matches("true|1"));
                case FLOAT -> Float.toString(Float.parseFloat(number(field)));
                case DOUBLE -> Double.toString(Double.parseDouble(number(field)));
                case BYTE, SHORT, INT, LONG, CHAR -> text(field);
            };
            case Text text -> text(field);
            case Shape.Bytes bytes when field.part("Include") != null -> attached.next();
            case Shape.Bytes bytes -> HexFormat.of().formatHex(Base64.getMimeDecoder().decode(text(field)));
            case Enumeration enumeration -> text(field);
            case Sequence sequence -> elements(unboxed(field)).stream().map(each -> hexadecimal && sequence.element() instanceof Shape.Bytes
                    ? text(each).toLowerCase(Locale.ROOT) : decoded(sequence.element(), each))
                    .collect(Collectors.joining(", ", "[", "]"));
            case Struct struct -> struct.fields().stream().map(each -> member(each, field))
                    .collect(Collectors.joining(", ", "[", "]"));
            case Shape.Timestamp timestamp -> Instant.parse(text(field)).toString();
            case Shape.Decimal decimal -> new BigDecimal(text(field)).setScale(decimal.scale()).toPlainString();
            case Shape.OptionalValue optional -> field.parts().stream().anyMatch(part -> part.name().endsWith(":nil")) ? WireValues.ABSENT
                    : decoded(optional.value(), field);
            case Shape.Mapping mapping -> elements(elements(field).getFirst()).stream().map(entry -> decoded(mapping.key(), elements(entry).getFirst()) + " = "
                    + decoded(mapping.value(), elements(entry).getLast())).sorted().collect(Collectors.joining(", ", "[", "]"));
            case Shape.Union union -> union.cases().stream().filter(each -> type(field).endsWith("_" + each.name() + "Case")).findFirst()
                    .map(which -> which.name() + ": " + decoded(which.shape(), elements(field).getFirst())).orElse("no case in " + field);
        };
    }

    /**
     * Returns the decoded exception of that shape as text: the first element with an element for each of its fields, whose names
     * may have an ending.
     */
    private String thrown(Struct exception, List<Field> fields) {
        List<Shape.Field> wanted = exception.fields();
        return fields.stream().flatMap(SoapValues::within).map(SoapValues::elements)
                .filter(found -> found.size() == wanted.size() && IntStream.range(0, wanted.size())
                        .allMatch(i -> found.get(i).name().startsWith(wanted.get(i).name())))
                .findFirst().map(found -> IntStream.range(0, wanted.size())
                        .mapToObj(i -> decoded(wanted.get(i).shape(), found.get(i))).collect(Collectors.joining(", ", "[", "]")))
                .orElse(exception.name() + " is not there");
    }

    private static Stream<Field> within(Field field) {
        return Stream.concat(Stream.of(field), field.parts().stream().flatMap(SoapValues::within));
    }

    private String member(Shape.Field wanted, Field struct) {
        Field found = elements(struct).stream().filter(each -> each.name().equals(wanted.name())).findFirst().orElse(null);
        return found == null ? wanted.shape() instanceof Shape.OptionalValue ? WireValues.ABSENT : wanted.name() + " is not there" : decoded(wanted.shape(), found);
    }

    /** The array in the element that JAX-RPC has around an array in an array. */
    private static Field unboxed(Field field) {
        List<Field> inner = elements(field);
        return inner.size() == 1 && inner.getFirst().name().equals("array") ? inner.getFirst() : field;
    }

    private static String type(Field field) {
        return field.parts().stream().filter(part -> part.name().endsWith(":type")).map(Field::value).findFirst().orElse("");
    }

    private static String text(Field field) {
        return field.part("href") == null ? field.value() : field.value().replaceFirst(" ?\\(at #\\w+\\)$", "");
    }

    private static String number(Field field) {
        return text(field).replace("INF", "Infinity");
    }
}
