// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.rmip;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/** Reads the values of one message. */
final class RmipValues {
    private final MessageReader in;
    private final KnownTexts names;
    private ObjectStream stream;

    RmipValues(MessageReader in, KnownTexts names) {
        this.in = in;
        this.names = names;
    }

    /** Reads a value of that shape. */
    void read(String name, Shape shape) throws DissectException {
        if (shape instanceof Primitive primitive) {
            primitive(name, primitive);
        } else {
            object(name);
        }
    }

    /** Reads an object; before the first one is the beginning of the stream. */
    void object(String name) throws DissectException {
        if (stream == null) {
            ObjectStream begun = new ObjectStream(in, names);
            begun.header();
            int block = begun.blockHeader();
            int length = in.u16("length", ByteRole.PROTOCOL_HEADER);
            if (block != length + 2) {
                throw new DissectException.Malformed("object.block.length");
            }
            in.latin1("address of classes", length, ByteRole.PROTOCOL_HEADER);
            stream = begun;
        }
        stream.content(name);
    }

    private void primitive(String name, Primitive primitive) throws DissectException {
        int size = switch (primitive) {
            case BOOLEAN, BYTE -> 1;
            case SHORT, CHAR -> 2;
            case INT, FLOAT -> 4;
            case LONG, DOUBLE -> 8;
        };
        long bits = in.integer(size);
        in.note(name, text(primitive, bits), size, ByteRole.CONTENT);
    }

    private static String text(Primitive primitive, long bits) {
        return switch (primitive) {
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
