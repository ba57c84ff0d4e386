// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;

/**
 * Encodes one message at a time into a buffer and writes it at once. The buffer is kept between messages and grows as
 * needed. Used by one thread.
 */
public final class WireOutput {
    private byte[] bytes = new byte[16384];
    private ByteBuffer buffer = ByteBuffer.wrap(bytes);
    /** The same bytes without a limit, for numbers, which are big-endian. */
    private ByteBuffer numbers = ByteBuffer.wrap(bytes);
    private int end;

    /** Begins a message; its length is filled in by {@link #send}. */
    void begin() {
        end = Integer.BYTES;
    }

    /** Writes the message. */
    void send(WritableByteChannel channel) throws IOException {
        numbers.putInt(0, end - Integer.BYTES);
        buffer.limit(end);
        buffer.position(0);
        do {
            channel.write(buffer);
        } while (buffer.hasRemaining());
    }

    public void putBoolean(boolean value) throws IOException {
        putByte((byte) (value ? 1 : 0));
    }

    public void putByte(byte value) throws IOException {
        int at = room(Byte.BYTES);
        bytes[at] = value;
    }

    public void putShort(short value) throws IOException {
        int at = room(Short.BYTES);
        numbers.putShort(at, value);
    }

    public void putChar(char value) throws IOException {
        int at = room(Character.BYTES);
        numbers.putChar(at, value);
    }

    /** Adds a number that fits into so many digits, of which {@code scale} are behind the point. */
    public void putDecimal(BigDecimal value, int digits, int scale) throws IOException {
        int at = room(PackedDecimal.bytes(digits));
        PackedDecimal.encode(value, digits, scale, bytes, at);
    }

    public void putInt(int value) throws IOException {
        int at = room(Integer.BYTES);
        numbers.putInt(at, value);
    }

    public void putLong(long value) throws IOException {
        int at = room(Long.BYTES);
        numbers.putLong(at, value);
    }

    public void putFloat(float value) throws IOException {
        int at = room(Float.BYTES);
        numbers.putFloat(at, value);
    }

    public void putDouble(double value) throws IOException {
        int at = room(Double.BYTES);
        numbers.putDouble(at, value);
    }

    /** Adds text whose characters are all in ISO 8859-1. */
    @SuppressWarnings("deprecation") // The only one that copies such text without an array in between.
    public void putLatin1(String text) throws IOException {
        int length = text.length();
        int at = room((long) Integer.BYTES + length);
        numbers.putInt(at, length);
        text.getBytes(0, length, bytes, at + Integer.BYTES);
    }

    /** Adds any text, as UTF-8. */
    public void putUtf8(String text) throws IOException {
        int begin = end;
        room(Integer.BYTES + (long) Utf8.MOST_BYTES_PER_CHAR * text.length());
        end = Utf8.encode(text, bytes, begin + Integer.BYTES);
        numbers.putInt(begin, end - begin - Integer.BYTES);
    }

    public void putBytes(byte[] values) throws IOException {
        int at = count(values.length, Byte.BYTES);
        System.arraycopy(values, 0, bytes, at, values.length);
    }

    public void putBooleans(boolean[] values) throws IOException {
        int at = count(values.length, Byte.BYTES);
        byte[] to = bytes;
        for (boolean value : values) {
            to[at++] = (byte) (value ? 1 : 0);
        }
    }

    public void putShorts(short[] values) throws IOException {
        int at = count(values.length, Short.BYTES);
        for (int i = 0; i < values.length; i++, at += Short.BYTES) {
            numbers.putShort(at, values[i]);
        }
    }

    public void putChars(char[] values) throws IOException {
        int at = count(values.length, Character.BYTES);
        for (int i = 0; i < values.length; i++, at += Character.BYTES) {
            numbers.putChar(at, values[i]);
        }
    }

    public void putInts(int[] values) throws IOException {
        int at = count(values.length, Integer.BYTES);
        for (int i = 0; i < values.length; i++, at += Integer.BYTES) {
            numbers.putInt(at, values[i]);
        }
    }

    public void putLongs(long[] values) throws IOException {
        int at = count(values.length, Long.BYTES);
        for (int i = 0; i < values.length; i++, at += Long.BYTES) {
            numbers.putLong(at, values[i]);
        }
    }

    public void putFloats(float[] values) throws IOException {
        int at = count(values.length, Float.BYTES);
        for (int i = 0; i < values.length; i++, at += Float.BYTES) {
            numbers.putFloat(at, values[i]);
        }
    }

    public void putDoubles(double[] values) throws IOException {
        int at = count(values.length, Double.BYTES);
        for (int i = 0; i < values.length; i++, at += Double.BYTES) {
            numbers.putDouble(at, values[i]);
        }
    }

    /** Adds a count and makes room for as many elements. @return where they begin */
    private int count(int count, int size) throws IOException {
        int at = room(Integer.BYTES + (long) size * count);
        numbers.putInt(at, count);
        return at + Integer.BYTES;
    }

    /** Adds {@code size} bytes to the message. @return where they begin */
    private int room(long size) throws IOException {
        int at = end;
        if (bytes.length - at < size) {
            grow(at + size);
        }
        end = at + (int) size;
        return at;
    }

    private void grow(long needed) throws IOException {
        if (needed > Connection.MOST_BYTES + Integer.BYTES) {
            throw new ProtocolException("a message cannot be longer than " + Connection.MOST_BYTES + " bytes");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.max(needed, Math.min(2L * bytes.length, Connection.MOST_BYTES)));
        buffer = ByteBuffer.wrap(bytes);
        numbers = ByteBuffer.wrap(bytes);
    }
}
