// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Arrays;
import org.roundtrip.dissect.text.KnownTexts;

/**
 * Takes the bytes of one message that were received so far, from front to back. Every method that takes bytes throws
 * {@link DissectException.Incomplete} when there are not enough. Numbers are big-endian unless {@link #littleEndian}
 * was called. For one thread.
 */
public abstract sealed class ByteCursor permits MessageNotes {
    final byte[] bytes;
    final int begin;
    final int end;
    int at;
    private final boolean finished;
    private final boolean closed;
    private boolean mayGoOn;
    private boolean littleEndian;

    /**
     * @param begin    place of the message's first byte
     * @param end      place after the last received byte
     * @param finished see {@link #finished}
     * @param closed   see {@link #closed}
     */
    ByteCursor(byte[] bytes, int begin, int end, boolean finished, boolean closed) {
        this.bytes = bytes;
        this.begin = begin;
        this.end = end;
        this.at = begin;
        this.finished = finished;
        this.closed = closed;
    }

    /**
     * Whether the sender sends nothing more for now: the other side has answered, or the sender has closed.
     */
    public boolean finished() {
        return finished;
    }

    /** Whether the received bytes are the last ones: the sender has closed, or the bytes after them were not captured. */
    public boolean closed() {
        return closed;
    }

    /**
     * Reports that the message is complete unless more bytes follow. Used by protocols whose messages do not state
     * their length. When more bytes come, the message is decoded again; otherwise {@link Decoder#ended} is called.
     */
    public void mayGoOn() {
        mayGoOn = true;
    }

    boolean goesOn() {
        return mayGoOn;
    }

    /** How many bytes of the message were taken. */
    public int taken() {
        return at - begin;
    }

    /** How many received bytes are left. */
    public int available() {
        return end - at;
    }

    /** The next byte, which is not taken. */
    public int peek() throws DissectException {
        need(1);
        return bytes[at] & 0xFF;
    }

    /**
     * Returns an unsigned byte after the next one without taking it; -1 after the last received byte.
     */
    public int peek(int ahead) {
        return ahead < end - at ? bytes[at + ahead] & 0xFF : -1;
    }

    /** From here on numbers are little-endian. */
    public void littleEndian(boolean little) {
        littleEndian = little;
    }

    /** Takes a number of 1 to 8 bytes. */
    public long integer(int size) throws DissectException {
        need(size);
        long value = 0;
        if (littleEndian) {
            for (int i = size - 1; i >= 0; i--) {
                value = value << 8 | bytes[at + i] & 0xFF;
            }
        } else {
            for (int i = 0; i < size; i++) {
                value = value << 8 | bytes[at + i] & 0xFF;
            }
        }
        at += size;
        return value;
    }

    /** Takes bytes and returns a copy of them. */
    public byte[] take(long size) throws DissectException {
        skip(size);
        return Arrays.copyOfRange(bytes, at - (int) size, at);
    }

    /** Takes bytes and returns their text, which is made once for equal bytes. */
    public String take(int size, KnownTexts texts) throws DissectException {
        skip(size);
        return texts.of(bytes, at - size, at);
    }

    /** Takes bytes without a copy. */
    public void skip(long size) throws DissectException {
        need(size);
        at += (int) size;
    }

    /** A copy of the next bytes, which are not taken; fewer when fewer were received. */
    public byte[] look(long most) {
        return look(0, most);
    }

    /**
     * Copies the same bytes, preceded by some that were taken last.
     *
     * @param before how many of these, at most {@link #taken}
     */
    public byte[] look(int before, long most) {
        return Arrays.copyOfRange(bytes, at - before, at + (int) Math.clamp(most, 0, available()));
    }

    private void need(long size) throws DissectException {
        if (size < 0) {
            throw new DissectException.Malformed("length");
        }
        if (size > end - at) {
            throw DissectException.Incomplete.INSTANCE;
        }
    }
}
