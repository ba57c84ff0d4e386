// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.util.List;
import org.roundtrip.dissect.grpc.ProtobufFields.Named;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;

/**
 * What Protocol Buffers make of shapes that they have no form of their own for. The entries of a map and the case of a
 * union are messages, as is all around a value that cannot be repeated where it is; a character is a number, an instant
 * a message of seconds and nanoseconds, a decimal number a text.
 */
final class Lowered {
    private static final Length ANY = new Length(0, Integer.MAX_VALUE);

    private Lowered() {
    }

    /** A field of a message. */
    static Named field(String name, Shape shape) {
        return switch (shape) {
            case Shape.OptionalValue optional -> new Named(name, single(optional.value()), false);
            case Shape.Mapping mapping -> new Named(name, new Shape.Sequence(new Shape.Struct("Entry",
                    List.of(new Field("key", mapping.key()), new Field("value", single(mapping.value())))), ANY), true);
            case Shape.Sequence sequence -> new Named(name, sequence.element() instanceof Shape.Sequence ? sequence
                    : new Shape.Sequence(single(sequence.element()), sequence.length()), true);
            default -> new Named(name, single(shape), !(shape instanceof Shape.Timestamp));
        };
    }

    /** The fields of a message. */
    static List<Named> fields(Shape message) {
        return switch (message) {
            case Shape.Struct struct -> struct.fields().stream().map(each -> field(each.name(), each.shape())).toList();
            case Shape.Union union -> union.cases().stream()
                    .map(each -> new Named(each.name(), single(each.shape()), false)).toList();
            default -> throw new IllegalArgumentException(message + " is no message");
        };
    }

    /** A value that cannot be repeated. */
    private static Shape single(Shape shape) {
        return switch (shape) {
            case Shape.Sequence sequence -> new Shape.Struct("List", List.of(new Field("element", sequence)));
            case Shape.Mapping mapping -> new Shape.Struct("Map", List.of(new Field("element", mapping)));
            case Shape.OptionalValue optional -> new Shape.Struct("Optional", List.of(new Field("element", optional)));
            case Shape.Timestamp timestamp -> new Shape.Struct("Timestamp",
                    List.of(new Field("seconds", Primitive.LONG), new Field("nanos", Primitive.INT)));
            case Shape.Decimal decimal -> new Shape.Text(ANY, Repertoire.LATIN1);
            default -> shape;
        };
    }
}
