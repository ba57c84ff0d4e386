// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ejbd;

import java.util.Map;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.BlockData;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;

/** Reads what requests and responses consist of: numbers in blocks of data, and objects between the blocks. For one message. */
class EjbdValues {
    private static final ByteRole HEADER = ByteRole.PROTOCOL_HEADER;

    final MessageReader in;
    final ObjectStream stream;
    final BlockData block;

    /** @param stream whose header was read */
    EjbdValues(MessageReader in, ObjectStream stream) {
        this.in = in;
        this.stream = stream;
        block = new BlockData(in, stream, 0);
    }

    /** Reads a number of some bytes. */
    final long number(String name, int size) throws DissectException {
        block.take(size);
        long number = in.integer(size);
        in.note(name, Long::toString, number, size, HEADER);
        return number;
    }

    /** Reads a code of one byte. @param names of the codes that are known */
    final int code(String name, Map<Integer, String> names) throws DissectException {
        block.take(1);
        int code = (int) in.integer(1);
        in.note(name, names.getOrDefault(code, Integer.toString(code)), 1, HEADER);
        return code;
    }

    /** Reads an object that is a value. */
    final void object(String name) throws DissectException {
        end();
        stream.content(name);
    }

    /** Throws unless all numbers of the current block were read. */
    final void end() throws DissectException {
        if (block.left() > 0) {
            throw new DissectException.Malformed("ejbd.block");
        }
    }

    /** Reads an object whose bytes are header, but for those that describe its class. */
    final void header(String name) throws DissectException {
        in.force(HEADER);
        object(name);
        in.release();
    }

    /** Reads the addresses of servers. */
    final void servers() throws DissectException {
        in.open("servers", HEADER);
        number("format", 1);
        header("locations");
        in.close("");
    }

    /** Takes what follows as long as it is of a stream, because its classes write themselves without a description. */
    final void rest(String name) throws DissectException {
        in.open(name, ByteRole.CONTENT);
        block.rest("data");
        while (stream.goesOn()) {
            stream.content("value");
        }
        if (in.available() == 0 && !in.finished()) {
            in.mayGoOn();
        }
        in.close("");
    }
}
