// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes messages of the General Inter-ORB Protocol as its specification describes them. */
final class GiopBytes {
    private final ByteBuffer bytes = ByteBuffer.allocate(4096);

    GiopBytes(int minor, boolean little, int type) {
        bytes.put("GIOP".getBytes(StandardCharsets.US_ASCII)).put((byte) 1).put((byte) minor)
                .put((byte) (little ? 1 : 0)).put((byte) type);
        bytes.order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN).putInt(0);
    }

    GiopBytes octets(int... values) {
        for (int value : values) {
            bytes.put((byte) value);
        }
        return this;
    }

    GiopBytes align(int size) {
        while (bytes.position() % size != 0) {
            bytes.put((byte) 0);
        }
        return this;
    }

    GiopBytes u16(int value) {
        align(2).bytes.putShort((short) value);
        return this;
    }

    GiopBytes u32(int value) {
        align(4).bytes.putInt(value);
        return this;
    }

    GiopBytes string(String text) {
        u32(text.length() + 1).bytes.put(text.getBytes(StandardCharsets.ISO_8859_1)).put((byte) 0);
        return this;
    }

    GiopBytes octetSequence(String text) {
        u32(text.length()).bytes.put(text.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    byte[] message() {
        bytes.putInt(8, bytes.position() - 12);
        return Arrays.copyOf(bytes.array(), bytes.position());
    }
}
