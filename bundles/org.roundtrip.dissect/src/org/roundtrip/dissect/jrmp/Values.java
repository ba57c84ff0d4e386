// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Primitive;

/** Reads the arguments or the result of a call: primitive values stand in blocks of data, all others are objects. */
final class Values {
    private final MessageReader in;
    private final ObjectStream stream;
    private int inBlock;

    /** @param inBlock how many bytes are left in the block of data that began before them */
    Values(MessageReader in, ObjectStream stream, int inBlock) {
        this.in = in;
        this.stream = stream;
        this.inBlock = inBlock;
    }

    /** Reads what the contract says. @throws DissectException.Malformed when something else is there */
    void read(List<Parameter> expected) throws DissectException {
        for (Parameter each : expected) {
            if (each.shape() instanceof Primitive primitive) {
                primitive(each.name(), primitive);
            } else if (inBlock == 0) {
                stream.content(each.name());
            } else {
                throw misfit();
            }
        }
        if (inBlock > 0) {
            throw misfit();
        }
    }

    /** Reads what there is, to the end of the stream: it goes on while tags follow, or may still follow. */
    void rest() throws DissectException {
        if (inBlock > 0) {
            in.bytes("primitive values", inBlock, ByteRole.CONTENT);
            inBlock = 0;
        }
        while (in.available() > 0 ? Tag.is(in.peek()) : !in.finished()) {
            stream.content("value");
        }
    }

    private void primitive(String name, Primitive primitive) throws DissectException {
        if (inBlock == 0) {
            inBlock = stream.blockHeader();
        }
        int size = size(primitive);
        if (inBlock < size) {
            throw misfit();
        }
        stream.value(letter(primitive), name);
        inBlock -= size;
    }

    private static DissectException.Malformed misfit() {
        return new DissectException.Malformed("The values are not those that the contract's operation has.");
    }

    /** How the class file format writes the type. */
    static char letter(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> 'Z';
            case BYTE -> 'B';
            case SHORT -> 'S';
            case INT -> 'I';
            case LONG -> 'J';
            case FLOAT -> 'F';
            case DOUBLE -> 'D';
        };
    }

    private static int size(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN, BYTE -> 1;
            case SHORT -> 2;
            case INT, FLOAT -> 4;
            case LONG, DOUBLE -> 8;
        };
    }
}
