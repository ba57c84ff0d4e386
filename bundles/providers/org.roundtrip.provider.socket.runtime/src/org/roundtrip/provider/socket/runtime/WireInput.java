// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.EOFException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads messages into a buffer and decodes them there. The buffer is kept between messages and grows no faster than
 * bytes arrive. Numbers from the other side are checked before anything is allocated. Used by one thread.
 */
public final class WireInput {
    private byte[] bytes = new byte[16384];
    private ByteBuffer buffer = ByteBuffer.wrap(bytes);
    /** The same bytes without a limit, for numbers, which are big-endian. */
    private ByteBuffer numbers = ByteBuffer.wrap(bytes);
    /** The buffer contains what was received, up to {@code filled}; the message ends at {@code end}. */
    private int filled;
    private int end;
    private int at;

    /** Reads the next message. @return false when the other side closed the connection after the last one */
    boolean next(ReadableByteChannel channel) throws IOException {
        System.arraycopy(bytes, end, bytes, 0, filled - end);
        filled -= end;
        end = 0;
        while (filled < Integer.BYTES) {
            if (!fill(channel)) {
                if (filled == 0) {
                    return false;
                }
                throw new EOFException("the connection was closed within a message");
            }
        }
        int length = numbers.getInt(0);
        if (length < 0 || length > Connection.MOST_BYTES) {
            throw new ProtocolException("a message claims to have " + Integer.toUnsignedString(length) + " bytes");
        }
        int wanted = Integer.BYTES + length;
        while (filled < wanted) {
            if (filled == bytes.length) {
                grow(wanted);
            }
            if (!fill(channel)) {
                throw new EOFException("the connection was closed within a message");
            }
        }
        at = Integer.BYTES;
        end = wanted;
        return true;
    }

    /** Checks that the message was read to its end. */
    public void end() throws IOException {
        if (at != end) {
            throw new ProtocolException("a message is " + (end - at) + " bytes longer than its values");
        }
    }

    public boolean getBoolean() throws IOException {
        return getByte() != 0;
    }

    public byte getByte() throws IOException {
        return bytes[take(Byte.BYTES)];
    }

    public short getShort() throws IOException {
        return numbers.getShort(take(Short.BYTES));
    }

    public char getChar() throws IOException {
        return numbers.getChar(take(Character.BYTES));
    }

    /** Reads a number of so many digits, of which {@code scale} are behind the point. */
    public BigDecimal getDecimal(int digits, int scale) throws IOException {
        return PackedDecimal.decode(bytes, take(PackedDecimal.bytes(digits)), digits, scale);
    }

    public int getInt() throws IOException {
        return numbers.getInt(take(Integer.BYTES));
    }

    public long getLong() throws IOException {
        return numbers.getLong(take(Long.BYTES));
    }

    public float getFloat() throws IOException {
        return numbers.getFloat(take(Float.BYTES));
    }

    public double getDouble() throws IOException {
        return numbers.getDouble(take(Double.BYTES));
    }

    /** Reads the index of one of {@code count} things. */
    public int getIndex(int count) throws IOException {
        int index = getInt();
        if (index < 0 || index >= count) {
            throw new ProtocolException("there is no constant " + index + " among " + count);
        }
        return index;
    }

    /** Reads which of {@code count} outcomes a call has: 0 for its result, n for its n-th exception. */
    public int getOutcome(int count) throws IOException {
        int outcome = Byte.toUnsignedInt(getByte());
        if (outcome >= count) {
            throw new ProtocolException("there is no outcome " + outcome + " among " + count);
        }
        return outcome;
    }

    /** Reads the number of elements of a sequence, within the bounds of its shape. */
    public int getCount(int min, int max) throws IOException {
        int count = getInt();
        if (count < min || count > max) {
            throw new ProtocolException("a sequence claims to have " + Integer.toUnsignedString(count)
                    + " elements instead of " + min + " to " + max);
        }
        return count;
    }

    /** Reads text in ISO 8859-1. */
    public String getLatin1() throws IOException {
        int length = getInt();
        return new String(bytes, take(length), length, StandardCharsets.ISO_8859_1);
    }

    /** Reads text in UTF-8. */
    public String getUtf8() throws IOException {
        int length = getInt();
        return new String(bytes, take(length), length, StandardCharsets.UTF_8);
    }

    public byte[] getBytes(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take(count);
        return Arrays.copyOfRange(bytes, from, from + count);
    }

    public boolean[] getBooleans(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take(count);
        boolean[] values = new boolean[count];
        for (int i = 0; i < count; i++) {
            values[i] = bytes[from + i] != 0;
        }
        return values;
    }

    public short[] getShorts(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take((long) Short.BYTES * count);
        short[] values = new short[count];
        for (int i = 0; i < count; i++, from += Short.BYTES) {
            values[i] = numbers.getShort(from);
        }
        return values;
    }

    public char[] getChars(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take((long) Character.BYTES * count);
        char[] values = new char[count];
        for (int i = 0; i < count; i++, from += Character.BYTES) {
            values[i] = numbers.getChar(from);
        }
        return values;
    }

    public int[] getInts(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take((long) Integer.BYTES * count);
        int[] values = new int[count];
        for (int i = 0; i < count; i++, from += Integer.BYTES) {
            values[i] = numbers.getInt(from);
        }
        return values;
    }

    public long[] getLongs(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take((long) Long.BYTES * count);
        long[] values = new long[count];
        for (int i = 0; i < count; i++, from += Long.BYTES) {
            values[i] = numbers.getLong(from);
        }
        return values;
    }

    public float[] getFloats(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take((long) Float.BYTES * count);
        float[] values = new float[count];
        for (int i = 0; i < count; i++, from += Float.BYTES) {
            values[i] = numbers.getFloat(from);
        }
        return values;
    }

    public double[] getDoubles(int min, int max) throws IOException {
        int count = getCount(min, max);
        int from = take((long) Double.BYTES * count);
        double[] values = new double[count];
        for (int i = 0; i < count; i++, from += Double.BYTES) {
            values[i] = numbers.getDouble(from);
        }
        return values;
    }

    /** Advances by {@code size} bytes within the message. @return where they begin */
    private int take(long size) throws IOException {
        int from = at;
        if (size < 0 || end - from < size) {
            throw new ProtocolException("a value reaches over the end of its message");
        }
        at = from + (int) size;
        return from;
    }

    private boolean fill(ReadableByteChannel channel) throws IOException {
        buffer.limit(bytes.length);
        buffer.position(filled);
        int read = channel.read(buffer);
        filled = buffer.position();
        return read >= 0;
    }

    private void grow(int wanted) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(wanted, 2L * bytes.length));
        buffer = ByteBuffer.wrap(bytes);
        numbers = ByteBuffer.wrap(bytes);
    }
}
