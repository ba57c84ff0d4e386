// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;

/**
 * Computes the least memory that values of a shape take in a JVM, whatever the middleware. Uses doubles, because
 * lengths may be huge.
 */
final class HeapNeed {
    private static final int OBJECT = 16;
    private static final int REFERENCE = 4;
    private static final double MEBIBYTE = 1 << 20;

    private HeapNeed() {
    }

    /**
     * Returns the mebibytes that one side needs for its pool and the encoded form of one call. They are rounded up, at
     * most the largest long.
     */
    static long mebibytes(Operation operation) {
        double arguments = 0;
        double content = operation.outcome().map(ExpectedValues::largestContent).orElse(0.0);
        for (Parameter parameter : operation.parameters()) {
            arguments += bytes(parameter.shape());
            content += ExpectedValues.largestContent(parameter.shape());
        }
        double result = operation.outcome().map(HeapNeed::bytes).orElse(0.0);
        return (long) Math.ceil((ExpectedValues.pool(operation) * Math.max(arguments, result) + content) / MEBIBYTE);
    }

    /** Returns the bytes of the largest value of a shape. */
    static double bytes(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> ExpectedValues.largestContent(primitive);
            case Shape.Enumeration enumeration -> REFERENCE;
            case Shape.Bytes bytes -> OBJECT + (double) bytes.length().max();
            case Shape.Text text -> OBJECT + text.length().max() * (text.repertoire() == Repertoire.LATIN1 ? 1.0 : 2.0);
            case Shape.Timestamp timestamp -> 8;
            case Shape.Decimal decimal -> decimal.bytes();
            case Shape.OptionalValue optional -> bytes(optional.value());
            case Shape.Mapping mapping ->
                OBJECT + mapping.length().max() * (OBJECT + part(mapping.key()) + part(mapping.value()));
            case Shape.Union union -> OBJECT + union.parts().stream().mapToDouble(HeapNeed::part).max().orElse(0);
            case Shape.Sequence sequence -> OBJECT + sequence.length().max() * part(sequence.element());
            case Shape.Struct struct -> OBJECT + struct.parts().stream().mapToDouble(HeapNeed::part).sum();
        };
    }

    private static double part(Shape shape) {
        return bytes(shape) + (shape instanceof Primitive || shape instanceof Shape.Enumeration ? 0 : REFERENCE);
    }
}
