// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.grpc.ProtobufFields.Named;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;

/**
 * What Protocol Buffers make of shapes that they have no form of their own for. The entries of a map and the case of a
 * union are messages, as is all around a value that cannot be repeated where it is; a character is a number, an instant
 * a message of seconds and nanoseconds, a decimal number a text. They are worked out once for a contract. Not changed once it is made;
 * safe for all threads.
 */
final class Lowered {
    private static final Length ANY = new Length(0, Integer.MAX_VALUE);

    private final Contract contract;
    private final Map<String, List<Named>> arguments = new HashMap<>();
    private final Map<String, List<Named>> results = new HashMap<>();
    /** The fields of messages, and of the message around a list in a list. Shapes that are equal may be several; comparing them takes long. */
    private final Map<Shape, List<Named>> fields = new IdentityHashMap<>();

    /** @param contract that of the calls; null when it is not known */
    Lowered(Contract contract) {
        this.contract = contract;
        for (Operation operation : contract == null ? List.<Operation>of() : contract.operations()) {
            arguments.put(operation.name(), reached(operation.parameters().stream().map(each -> field(each.name(), each.shape())).toList()));
            results.put(operation.name(), reached(operation.result().stream().map(shape -> field("value", shape)).toList()));
        }
    }

    /** The contract of the calls; null when it is not known. */
    Contract contract() {
        return contract;
    }

    /** The fields of a request or a response; null when the operation is not known. */
    List<Named> message(String operation, Side side) {
        return (side == Side.CLIENT ? arguments : results).get(operation);
    }

    /** The fields of a message, or of the message around a list in a list. @param shape that of a field or of its elements */
    List<Named> fields(Shape shape) {
        return fields.get(shape);
    }

    private List<Named> reached(List<Named> all) {
        all.forEach(each -> reach(each.shape() instanceof Shape.Sequence sequence ? sequence.element() : each.shape()));
        return all;
    }

    private void reach(Shape shape) {
        if (!fields.containsKey(shape)) {
            List<Named> parts = switch (shape) {
                case Shape.Struct struct -> struct.fields().stream().map(each -> field(each.name(), each.shape())).toList();
                case Shape.Union union -> union.cases().stream().map(each -> new Named(each.name(), single(each.shape()), false)).toList();
                case Shape.Sequence list -> List.of(field("", list));
                default -> List.of();
            };
            fields.put(shape, parts);
            reached(parts);
        }
    }

    private static Named field(String name, Shape shape) {
        return switch (shape) {
            case Shape.OptionalValue optional -> new Named(name, single(optional.value()), false);
            case Shape.Mapping mapping -> new Named(name, new Shape.Sequence(new Shape.Struct("Entry",
                    List.of(new Field("key", mapping.key()), new Field("value", single(mapping.value())))), ANY), true);
            case Shape.Sequence sequence -> new Named(name, sequence.element() instanceof Shape.Sequence ? sequence
                    : new Shape.Sequence(single(sequence.element()), sequence.length()), true);
            default -> new Named(name, single(shape), !(shape instanceof Shape.Timestamp));
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
