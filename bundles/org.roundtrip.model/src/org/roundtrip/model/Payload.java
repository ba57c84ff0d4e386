// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Locale;
import java.util.stream.Collectors;
import org.roundtrip.model.Shape.Text;

/** Describes payloads for people: {@code string 64}, {@code Data2[4]}, {@code (int, double) -> string 1..9}. */
public final class Payload {
    private Payload() {
    }

    /** The payload of one operation in a few words; {@code void} when the call carries no values. */
    public static String describe(Operation operation) {
        String arguments = operation.parameters().stream().map(parameter -> describe(parameter.shape()))
                .collect(Collectors.joining(", "));
        String result = operation.result().map(Payload::describe).orElse("void");
        if (arguments.isEmpty() || arguments.equals(result)) {
            return result;
        }
        return (operation.parameters().size() > 1 ? "(" + arguments + ")" : arguments)
                + (operation.result().isEmpty() ? "" : " -> " + result);
    }

    /** A shape in a few words. */
    public static String describe(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Text text -> (text.repertoire() == Shape.Repertoire.LATIN1 ? "string " : "unicode ") + text.length();
            case Shape.Bytes bytes -> "bytes " + bytes.length();
            case Shape.Enumeration enumeration -> enumeration.name();
            case Shape.Struct struct -> struct.name();
            case Shape.Sequence sequence -> describe(sequence.element()) + "[" + sequence.length() + "]";
        };
    }
}
