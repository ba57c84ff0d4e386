// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.values;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Shape.Primitive;

/** Primitive values as {@code java.io.DataOutput} writes them: big-endian, a truth value as one byte. All of it is content. */
public final class Primitives {
    private Primitives() {
    }

    /** Reads a value. @return its text; empty where fields are not listed */
    public static String read(MessageReader in, String name, Primitive type) throws DissectException {
        int size = switch (type) {
            case BOOLEAN, BYTE -> 1;
            case SHORT, CHAR -> 2;
            case INT, FLOAT -> 4;
            case LONG, DOUBLE -> 8;
        };
        long bits = in.integer(size);
        String text = in.lists() ? text(type, bits) : "";
        in.note(name, text, size, ByteRole.CONTENT);
        return text;
    }

    private static String text(Primitive type, long bits) {
        return switch (type) {
            case BOOLEAN -> Boolean.toString(bits != 0);
            case BYTE -> Byte.toString((byte) bits);
            case SHORT -> Short.toString((short) bits);
            case CHAR -> Character.toString((char) bits);
            case INT -> Integer.toString((int) bits);
            case FLOAT -> Float.toString(Float.intBitsToFloat((int) bits));
            case LONG -> Long.toString(bits);
            case DOUBLE -> Double.toString(Double.longBitsToDouble(bits));
        };
    }
}
