// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;

/** A drawing in one line, for tables in tests. */
final class Drawn {
    private Drawn() {
    }

    static String words(Drawing drawing) {
        List<String> parts = new ArrayList<>();
        drawing.payload().ifPresent(payload -> parts.add(words(payload)));
        drawing.operations().forEach(operation -> parts.add(words(operation)));
        return String.join("; ", parts);
    }

    private static String words(Operation operation) {
        return (operation.oneWay() ? "oneway " : "") + operation.name()
                + operation.parameters().stream().map(each -> each.name() + ":" + words(each.shape())).collect(Collectors.joining(", ", "(", ")"))
                + operation.result().map(result -> " " + words(result)).orElse("")
                + operation.exceptions().stream().map(each -> " throws " + words(each)).collect(Collectors.joining());
    }

    static String words(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(java.util.Locale.ROOT);
            case Shape.Text text -> (text.repertoire() == Shape.Repertoire.UNICODE ? "wstring " : "string ") + text.length();
            case Shape.Bytes bytes -> "bytes " + bytes.length();
            case Shape.Enumeration enumeration -> enumeration.name() + enumeration.constants().stream().collect(Collectors.joining("/", "<", ">"));
            case Shape.Struct struct -> struct.name() + fields(struct.fields(), "{", ", ", "}");
            case Shape.Union union -> union.name() + fields(union.cases(), "<", " or ", ">");
            case Shape.Sequence list -> "[" + list.length() + " " + words(list.element()) + "]";
            case Shape.Mapping map -> "[" + map.length() + " " + words(map.key()) + ">" + words(map.value()) + "]";
            case Shape.OptionalValue optional -> words(optional.value()) + "?";
            case Shape.Decimal decimal -> "decimal " + decimal.digits() + "." + decimal.scale();
            case Shape.Timestamp timestamp -> "timestamp";
        };
    }

    private static String fields(List<Field> fields, String begin, String between, String end) {
        return fields.stream().map(field -> field.name() + ":" + words(field.shape())).collect(Collectors.joining(between, begin, end));
    }
}
