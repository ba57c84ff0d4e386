// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Writes messages of the General Inter-ORB Protocol as its specification describes them. */
final class GiopBytes {
    private static final int HEADER = 12;
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

    GiopBytes u64(long value) {
        align(8).bytes.putLong(value);
        return this;
    }

    /** In GIOP 1.2 big-endian and counted in bytes, before that with a zero at its end and counted in characters. */
    GiopBytes wide(String text) {
        boolean terminated = bytes.get(5) < 2;
        u32(terminated ? text.length() + 1 : 2 * text.length());
        for (char each : text.toCharArray()) {
            bytes.putChar(terminated || bytes.order() == ByteOrder.BIG_ENDIAN ? each : Character.reverseBytes(each));
        }
        return terminated ? octets(0, 0) : this;
    }

    /** A sequence of octets that holds values, which begin with their byte order. */
    GiopBytes encapsulation(boolean little, Consumer<GiopBytes> values) {
        GiopBytes inner = new GiopBytes(2, little, 0);
        inner.bytes.position(0);
        inner.octets(little ? 1 : 0);
        values.accept(inner);
        return u32(inner.bytes.position()).raw(Arrays.copyOf(inner.bytes.array(), inner.bytes.position()));
    }

    private GiopBytes raw(byte[] some) {
        bytes.put(some);
        return this;
    }

    /**
     * Divides a message into parts: its beginning, then fragments.
     *
     * @param at offsets in the message, increasing
     */
    static List<byte[]> fragments(byte[] message, int... at) {
        List<byte[]> parts = new ArrayList<>();
        boolean numbered = message[5] == 2;
        for (int i = 0; i <= at.length; i++) {
            byte[] some = Arrays.copyOfRange(message, i == 0 ? HEADER : at[i - 1], i == at.length ? message.length : at[i]);
            boolean more = i < at.length;
            GiopBytes part = new GiopBytes(message[5], (message[6] & 1) != 0, i == 0 ? message[7] : 7);
            part.bytes.put(6, (byte) (message[6] & 1 | (more ? 2 : 0)));
            if (i > 0 && numbered) {
                part.raw(Arrays.copyOfRange(message, HEADER, HEADER + 4));
            }
            parts.add(part.raw(some).message());
        }
        return parts;
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
