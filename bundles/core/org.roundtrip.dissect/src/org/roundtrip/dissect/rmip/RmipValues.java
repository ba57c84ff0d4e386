// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.rmip;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.dissect.values.Primitives;
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
            Primitives.read(in, name, primitive);
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
}
