// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.roundtrip.model.Shape;

/** Shapes in a line, without lengths, for tables of tests. */
final class Written {
    private Written() {
    }

    static String of(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "text";
            case Shape.Bytes bytes -> "bytes";
            case Shape.Timestamp timestamp -> "time";
            case Shape.Decimal decimal -> "decimal";
            case Shape.OptionalValue optional -> of(optional.value()) + "?";
            case Shape.Sequence list -> of(list.element()) + "[]";
            case Shape.Mapping map -> "{" + of(map.key()) + ": " + of(map.value()) + "}";
            case Shape.Enumeration constants -> constants.name() + "<" + String.join(" ", constants.constants()) + ">";
            case Shape.Struct struct -> struct.name() + "{" + fields(struct.fields(), ", ") + "}";
            case Shape.Union union -> union.name() + "(" + fields(union.cases(), " / ") + ")";
        };
    }

    private static String fields(List<Shape.Field> fields, String between) {
        return fields.stream().map(field -> field.name() + " " + of(field.shape())).collect(Collectors.joining(between));
    }
}
