// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StreamCorruptedException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What an agent reports. A byte has the kind, an int the number, an int the length, all big-endian; then come the bytes.
 * Immutable; the array is not copied.
 */
public final class Frame {
    /** The kinds of frames. The order is part of the format. */
    public enum Kind {
        /** The agent has started; the number is its process id. */
        HELLO,
        /** The answer to the command with this number: a line of the control protocol. */
        REPLY,
        /** A line that the process with this number has printed. */
        LINE,
        /** A piece of the process's log: eight bytes for its place in the file, and the bytes. */
        LOG,
        /** A piece of the process's journal, in the same form. */
        JOURNAL,
        /** The process has ended; four bytes for its status. */
        END
    }

    /** The most bytes in a frame. */
    public static final int MOST_BYTES = 1 << 20;

    private final Kind kind;
    private final int number;
    private final byte[] bytes;

    /** A frame with these bytes. */
    public Frame(Kind kind, int number, byte[] bytes) {
        this.kind = kind;
        this.number = number;
        this.bytes = bytes;
    }

    /** A frame with a text, which is cut where it is too long. */
    public static Frame of(Kind kind, int number, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Frame(kind, number, bytes.length <= MOST_BYTES ? bytes : Arrays.copyOf(bytes, MOST_BYTES));
    }

    /** What it reports. */
    public Kind kind() {
        return kind;
    }

    /** The process or the command that it is about. */
    public int number() {
        return number;
    }

    /** Its content. */
    public byte[] bytes() {
        return bytes;
    }

    /** Its content as a text. */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** How many bytes {@link #toBytes} returns. */
    public int length() {
        return 1 + 2 * Integer.BYTES + bytes.length;
    }

    /** The frame as it is written. */
    public byte[] toBytes() {
        ByteArrayOutputStream written = new ByteArrayOutputStream(length());
        try (DataOutputStream out = new DataOutputStream(written)) {
            out.writeByte(kind.ordinal());
            out.writeInt(number);
            out.writeInt(bytes.length);
            out.write(bytes);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return written.toByteArray();
    }

    /**
     * Reads a frame.
     *
     * @return null when the stream ends before it
     * @throws IOException when the stream ends within it, or contains something else
     */
    public static Frame read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(from);
        int kind = in.read();
        if (kind < 0) {
            return null;
        }
        if (kind >= Kind.values().length) {
            throw new StreamCorruptedException("kind " + kind);
        }
        int number = in.readInt();
        int length = in.readInt();
        if (length < 0 || length > MOST_BYTES) {
            throw new StreamCorruptedException("length " + length);
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new Frame(Kind.values()[kind], number, bytes);
    }
}
