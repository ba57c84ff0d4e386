// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;

/** The values of fields that were not sent, because they are 0, false or empty. */
final class Absent {
    private Absent() {
    }

    static String shown(Shape shape) {
        return switch (shape) {
            case Primitive.BOOLEAN -> "false";
            case Primitive.FLOAT, Primitive.DOUBLE -> "0.0";
            case Primitive integer -> "0";
            case Enumeration enumeration -> enumeration.constants().getFirst();
            default -> "";
        };
    }
}
