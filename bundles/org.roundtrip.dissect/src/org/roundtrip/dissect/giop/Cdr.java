// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** Reads values in the Common Data Representation: each aligned to its own size from the beginning of the message. */
final class Cdr {
    private final MessageReader in;
    private final int end;

    /** @param end place after the last byte that may be read, counted from the message's first */
    Cdr(MessageReader in, int end) {
        this.in = in;
        this.end = end;
    }

    /** How many bytes of the message are left. */
    int left() {
        return end - in.taken();
    }

    void align(int size) throws DissectException {
        int odd = in.taken() % size;
        if (odd != 0) {
            check(size - odd);
            in.padding(size - odd);
        }
    }

    int octet(String name) throws DissectException {
        check(1);
        return in.u8(name, ByteRole.PROTOCOL_HEADER);
    }

    int u16(String name) throws DissectException {
        align(2);
        check(2);
        return in.u16(name, ByteRole.PROTOCOL_HEADER);
    }

    long u32(String name) throws DissectException {
        align(4);
        check(4);
        return in.u32(name, ByteRole.PROTOCOL_HEADER);
    }

    /** Text with its length before it and a zero byte behind. */
    String string(String name, ByteRole role) throws DissectException {
        long length = u32(name + " length");
        check(length);
        if (length == 0) {
            return "";
        }
        String text = in.latin1(name, length - 1, role);
        in.u8("end", ByteRole.PROTOCOL_HEADER);
        return text;
    }

    /** A sequence of octets. */
    byte[] octets(String name, ByteRole role) throws DissectException {
        long length = u32(name + " length");
        return raw(name, length, role);
    }

    byte[] raw(String name, long length, ByteRole role) throws DissectException {
        check(length);
        return in.bytes(name, length, role);
    }

    void padding(int size) throws DissectException {
        check(size);
        in.padding(size);
    }

    /** The number of elements of a sequence, each of which has at least {@code least} bytes. */
    int count(String name, int least) throws DissectException {
        long count = u32(name);
        check(count * least);
        return (int) count;
    }

    private void check(long size) throws DissectException {
        if (size < 0 || size > left()) {
            throw new DissectException.Malformed("A value reaches over the end of its message.");
        }
    }
}
