// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** What not every provider carries: kinds of shapes, exceptions, one-way operations. Each provider names those that it does, see {@link Refusals#of}. */
public enum ShapeKind {
    CHAR, TIMESTAMP, DECIMAL, OPTIONAL, MAP, UNION, EXCEPTION, ONE_WAY;

    /** Returns all but one-way operations, for a middleware that answers every call. */
    public static ShapeKind[] answered() {
        return Stream.of(values()).filter(kind -> kind != ONE_WAY).toArray(ShapeKind[]::new);
    }

    /** Returns the kind of a shape; empty for those that every provider carries unless it says otherwise. */
    public static Optional<ShapeKind> of(Shape shape) {
        return Optional.ofNullable(switch (shape) {
            case Shape.Primitive.CHAR -> CHAR;
            case Shape.Timestamp timestamp -> TIMESTAMP;
            case Shape.Decimal decimal -> DECIMAL;
            case Shape.OptionalValue optional -> OPTIONAL;
            case Shape.Mapping mapping -> MAP;
            case Shape.Union union -> UNION;
            default -> null;
        });
    }

    /** Returns the reason for which a provider that does not name this kind refuses it, and what to do instead. */
    String refusal() {
        return Texts.of(ShapeKind.class).text("kind." + name());
    }
}
