// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/** Refuses what Protocol Buffers, {@code protoc} or gRPC's plug-in cannot carry. */
final class GrpcRefusals {
    /** How deep messages may be nested that are read; the request or response is the outermost. */
    private static final int MOST_NESTING = 100;
    /** Bytes of an exception before the trailer's base 64. A header block may have 8 KiB, other trailers included. */
    private static final int MOST_EXCEPTION = 5500;
    /** The most bytes of a field's number and its length: three and three for what a trailer can hold. */
    private static final int TAG_AND_LENGTH = 6;
    /** The methods without parameters that every stub has. A blocking stub opens a stream with such a method. */
    private static final Set<String> WITHOUT_PARAMETERS = Set.of("clone", "finalize", "getCallOptions", "getChannel", "getClass", "hashCode",
            "notify", "notifyAll", "toString", "wait");
    private static final Texts TEXTS = Texts.of(GrpcRefusals.class);

    private final Map<String, Integer> depths = new HashMap<>();
    private final Set<String> methods = new HashSet<>();

    private GrpcRefusals() {
    }

    /** Returns all refusals, including those that every provider has. @param streams whether calls are messages of streams */
    static List<Refusal> of(Contract contract, boolean streams) {
        GrpcRefusals grpc = new GrpcRefusals();
        return Refusals.of(contract, ShapeKind.answered())
                .operations(grpc::alike)
                .operations(operation -> ProtoNames.method(operation).equals("null_") ? TEXTS.text("reserved", operation.name()) : null)
                .places(place -> place.container() == null && 1 + grpc.depth(place.shape()) > MOST_NESTING
                        ? TEXTS.text("nesting", MOST_NESTING) : null)
                .operations(operation -> operation.exceptions().stream().anyMatch(exception -> bytes(exception) > MOST_EXCEPTION)
                        ? TEXTS.text("exception") : null)
                .operations(operation -> streams && !operation.exceptions().isEmpty() ? TEXTS.text("stream.exception") : null)
                .operations(operation -> streams && WITHOUT_PARAMETERS.contains(ProtoNames.method(operation))
                        ? TEXTS.text("stream.name", operation.name()) : null)
                .list();
    }

    /** The most bytes of a value with its tag and its length. A negative number of any size has ten bytes. */
    private static double bytes(Shape shape) {
        double parts = shape.parts().stream().mapToDouble(GrpcRefusals::bytes).sum();
        return TAG_AND_LENGTH + switch (shape) {
            case Shape.Text text -> 3.0 * text.length().max();
            case Shape.Bytes bytes -> bytes.length().max();
            case Shape.Decimal decimal -> decimal.digits() + 2;
            case Sequence sequence -> sequence.length().max() * parts;
            case Mapping mapping -> mapping.length().max() * (parts + TAG_AND_LENGTH);
            case Timestamp timestamp -> 24;
            case Shape.Primitive primitive -> 10;
            case Shape.Enumeration enumeration -> 10;
            case Struct struct -> parts;
            case Union union -> parts;
            case OptionalValue optional -> parts;
        };
    }

    /** The plug-in makes a constant of each method, in upper case. */
    private String alike(Operation operation) {
        return methods.add(operation.name().replace("_", "").toLowerCase(Locale.ROOT)) ? null
                : TEXTS.text("alike", operation.name());
    }

    /** How many messages are nested in a value. */
    private int depth(Shape shape) {
        return switch (shape) {
            case Struct struct -> {
                Integer known = depths.get(struct.name());
                if (known == null) {
                    known = 1 + struct.fields().stream().mapToInt(field -> depth(field.shape())).max().orElse(0);
                    depths.put(struct.name(), known);
                }
                yield known;
            }
            case Union union -> {
                Integer known = depths.get(union.name());
                if (known == null) {
                    known = 1 + union.parts().stream().mapToInt(this::single).max().orElse(0);
                    depths.put(union.name(), known);
                }
                yield known;
            }
            case Sequence sequence -> single(sequence.element());
            case OptionalValue optional -> single(optional.value());
            case Mapping mapping -> 1 + single(mapping.value());
            case Timestamp timestamp -> 1;
            default -> 0;
        };
    }

    /** The same for a value that cannot be repeated where it is. */
    private int single(Shape shape) {
        return depth(shape) + (ProtoNames.wrapped(shape) ? 1 : 0);
    }
}
