// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * A SHA-256 over the canonical form of values, equal for every middleware that carried the same values. The canonical form
 * of a value is a tag byte, then its big-endian bytes. Texts are UTF-16 code units, lengths are i32, enum constants their
 * ordinal as i32, structs a tag and then their fields. For one thread.
 */
public final class Digest {
    private final MessageDigest sha;
    private final ByteBuffer buffer = ByteBuffer.allocate(8192);

    /** An empty digest. */
    public Digest() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A boolean. */
    public void put(boolean value) {
        room('Z').put((byte) (value ? 1 : 0));
    }

    /** A byte. */
    public void put(byte value) {
        room('B').put(value);
    }

    /** A short. */
    public void put(short value) {
        room('S').putShort(value);
    }

    /** An int. */
    public void put(int value) {
        room('I').putInt(value);
    }

    /** A long. */
    public void put(long value) {
        room('J').putLong(value);
    }

    /** A float, by its bits. */
    public void put(float value) {
        room('F').putInt(Float.floatToIntBits(value));
    }

    /** A double, by its bits. */
    public void put(double value) {
        room('D').putLong(Double.doubleToLongBits(value));
    }

    /** A text. Null, which no shape allows, gives a digest that matches no valid value. */
    public void put(String text) {
        if (text == null) {
            absent();
            return;
        }
        room('T').putInt(text.length());
        for (int i = 0; i < text.length(); i++) {
            room().putChar(text.charAt(i));
        }
    }

    /** Octets, or null as for a text. */
    public void put(byte[] bytes) {
        if (bytes == null) {
            absent();
            return;
        }
        room('O').putInt(bytes.length);
        flush();
        sha.update(bytes);
    }

    /** An enum constant. */
    public void constant(int ordinal) {
        room('E').putInt(ordinal);
    }

    /** The head of a sequence; its elements follow. */
    public void sequence(int length) {
        room('[').putInt(length);
    }

    /** The head of a struct; its fields follow. */
    public void struct() {
        room('{');
    }

    /** A value that is missing. */
    public void absent() {
        room('0');
    }

    /** Returns the digest of all values put, in hexadecimal, and begins a new digest. */
    public String hex() {
        flush();
        StringBuilder hex = new StringBuilder();
        for (byte octet : sha.digest()) {
            hex.append(Character.forDigit(octet >> 4 & 0xF, 16)).append(Character.forDigit(octet & 0xF, 16));
        }
        return hex.toString();
    }

    private ByteBuffer room(char tag) {
        return room().put((byte) tag);
    }

    private ByteBuffer room() {
        if (buffer.remaining() < 16) {
            flush();
        }
        return buffer;
    }

    private void flush() {
        sha.update(buffer.array(), 0, buffer.position());
        buffer.clear();
    }
}
