// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * A SHA-256 over the canonical form of values, equal for every middleware that carried the same values. The canonical form
 * of a value is a tag byte, then its big-endian bytes. Texts are UTF-16 code units, lengths are i32, enum constants their
 * ordinal as i32, structs a tag and then their fields, instants milliseconds since 1970 as i64, decimal numbers their scale
 * and the digits of the unscaled value as text, optional values a byte that says whether the value follows, unions the
 * number of the case as i32 and the value. Entries of maps are in the order of their keys, because maps have none that
 * every middleware keeps: numbers ascending, texts by their code units. For one thread.
 */
public final class Digest {
    private final MessageDigest sha;
    private final ByteArrayOutputStream part;
    private final ByteBuffer buffer = ByteBuffer.allocate(8192);

    /** An empty digest. */
    public Digest() {
        this(null);
    }

    private Digest(ByteArrayOutputStream part) {
        this.part = part;
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Keeps the canonical form of some values instead of digesting it, so that they can be put in another order. */
    public static Digest ofPart() {
        return new Digest(new ByteArrayOutputStream());
    }

    /** Returns the canonical form of all values put into a part, and begins a new part. */
    public byte[] takePart() {
        flush();
        byte[] taken = part.toByteArray();
        part.reset();
        return taken;
    }

    /** Adds the canonical form of values. */
    public void addPart(byte[] canonical) {
        flush();
        update(canonical, canonical.length);
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

    /** A character. */
    public void put(char value) {
        room('C').putChar(value);
    }

    /** An instant. @param millis since the beginning of 1970 in UTC */
    public void timestamp(long millis) {
        room('M').putLong(millis);
    }

    /**
     * A decimal number.
     *
     * @param value with any scale that loses nothing; one with more digits behind the point gives a digest that matches no
     *              valid value, as null does
     * @param scale that of the shape
     */
    public void decimal(BigDecimal value, int scale) {
        if (value == null) {
            absent();
            return;
        }
        BigDecimal exact = value.stripTrailingZeros().scale() > scale ? value : value.setScale(scale);
        room('N').putInt(exact.scale());
        put(exact.unscaledValue().toString());
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
        update(bytes, bytes.length);
    }

    /** An enum constant. */
    public void constant(int ordinal) {
        room('E').putInt(ordinal);
    }

    /** The head of a sequence; its elements follow. */
    public void sequence(int length) {
        room('[').putInt(length);
    }

    /** The head of a map; its entries follow in the order of their keys, the key before the value. */
    public void map(int length) {
        room('<').putInt(length);
    }

    /** The head of an optional value, which follows if it is there. */
    public void optional(boolean present) {
        room('?').put((byte) (present ? 1 : 0));
    }

    /** The head of a union; its value follows. @param which number of the case, from 0 on */
    public void union(int which) {
        room('U').putInt(which);
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

    private void update(byte[] bytes, int length) {
        if (part != null) {
            part.write(bytes, 0, length);
        } else {
            sha.update(bytes, 0, length);
        }
    }

    private void flush() {
        update(buffer.array(), buffer.position());
        buffer.clear();
    }
}
