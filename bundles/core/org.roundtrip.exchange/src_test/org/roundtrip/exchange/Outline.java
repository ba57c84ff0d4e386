// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;

/** What a drawing consists of, in one line that a test's table can hold. */
public final class Outline {
    private Outline() {
    }

    /** Returns the payload, all types, then the operations. */
    public static String of(Drawing drawing) {
        return Stream.of(Stream.of(drawing.payload().map(Payload::describe).orElse("no payload")), drawing.types().stream().map(Outline::type),
                drawing.operations().stream().map(Outline::operation)).flatMap(part -> part).collect(Collectors.joining("; "));
    }

    private static String type(Shape shape) {
        return switch (shape) {
            case Shape.Struct struct -> struct.name() + struct.fields().stream().map(field -> field.name() + " " + Payload.describe(field.shape()))
                    .collect(Collectors.joining(", ", "{", "}"));
            case Shape.Union union -> union.name() + union.cases().stream().map(field -> field.name() + " " + Payload.describe(field.shape()))
                    .collect(Collectors.joining(" | ", "{", "}"));
            case Shape.Enumeration enumeration -> enumeration.name() + enumeration.constants();
            default -> Payload.describe(shape);
        };
    }

    private static String operation(Operation operation) {
        return operation.name() + operation.parameters().stream().map(each -> each.name() + " " + Payload.describe(each.shape()))
                .collect(Collectors.joining(", ", "(", ")")) + operation.result().map(shape -> " " + Payload.describe(shape)).orElse("")
                + operation.exceptions().stream().map(each -> " throws " + each.name()).collect(Collectors.joining());
    }
}
