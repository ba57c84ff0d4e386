// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** What a drawing consists of, in a line: {@code Order{count:int lines:[Line{price:decimal(9,2)}] kind:Kind(a|b)?}}. */
final class Outline {
    private Outline() {
    }

    /** The payload, or else the operations. */
    static String of(Drawing drawing) {
        return drawing.payload().map(Outline::of).orElseGet(() -> drawing.operations().stream().map(Outline::of).collect(Collectors.joining(" ")));
    }

    private static String of(Operation operation) {
        return operation.name() + "(" + operation.parameters().stream().map(each -> each.name() + ":" + of(each.shape())).collect(Collectors.joining(" ")) + ")"
                + operation.result().map(result -> ":" + of(result)).orElse("") + operation.exceptions().stream().map(each -> "!" + of(each)).collect(Collectors.joining());
    }

    static String of(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "text" + of(text.length(), 16);
            case Shape.Bytes bytes -> "bytes" + of(bytes.length(), 16);
            case Shape.Timestamp instant -> "timestamp";
            case Shape.Decimal decimal -> "decimal(" + decimal.digits() + "," + decimal.scale() + ")";
            case Shape.OptionalValue optional -> of(optional.value()) + "?";
            case Shape.Sequence list -> "[" + of(list.element()) + "]" + of(list.length(), 4);
            case Shape.Mapping map -> "{" + of(map.key()) + "=" + of(map.value()) + "}" + of(map.length(), 4);
            case Shape.Enumeration enumeration -> enumeration.name() + "(" + String.join("|", enumeration.constants()) + ")";
            case Shape.Struct struct -> struct.name() + "{" + of(struct.fields(), " ") + "}";
            case Shape.Union union -> union.name() + "<" + of(union.cases(), "|") + ">";
        };
    }

    private static String of(List<Shape.Field> fields, String between) {
        return fields.stream().map(each -> each.name() + ":" + of(each.shape())).collect(Collectors.joining(between));
    }

    /** Nothing for the length that is assumed. */
    private static String of(Length length, int assumed) {
        return length.equals(Length.of(assumed)) ? "" : length.min() == length.max() ? "*" + length.min() : "*" + length.min() + "-" + length.max();
    }
}
