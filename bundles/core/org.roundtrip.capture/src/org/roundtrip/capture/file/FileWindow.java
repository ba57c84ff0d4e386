// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.model.text.Texts;

/**
 * Reads a file through a buffer that slides to the wanted place; callers never read outside of the file. The file is read
 * by position and not mapped, because the JVM is killed when another program cuts a mapped file short. For one thread.
 */
final class FileWindow {
    /** Wide enough to read a long file from the front. */
    static final int WIDE = 1 << 20;
    /** Wide enough to look at a packet here and there. */
    static final int NARROW = 64 << 10;

    private final SharedFile file;
    private final long size;
    private final ByteBuffer buffer;
    private final ByteBuffer network;
    private final ReadAhead ahead;
    private long start;
    private long end;

    /** @param ahead reads ahead of this window; null for none */
    FileWindow(SharedFile file, long size, int width, ReadAhead ahead) {
        this.file = file;
        this.size = size;
        this.ahead = ahead;
        buffer = ByteBuffer.allocate((int) Math.min(width, size));
        network = buffer.duplicate();
    }

    long size() {
        return size;
    }

    void order(ByteOrder order) {
        buffer.order(order);
    }

    ByteOrder order() {
        return buffer.order();
    }

    /** Whether the file has {@code length} bytes at {@code offset}. */
    boolean has(long offset, long length) {
        return offset >= 0 && length >= 0 && offset <= size - length;
    }

    int u8(long offset) throws IOException {
        return buffer.get(seek(offset, 1)) & 0xFF;
    }

    int u16(long offset) throws IOException {
        return buffer.getShort(seek(offset, 2)) & 0xFFFF;
    }

    int i32(long offset) throws IOException {
        return buffer.getInt(seek(offset, 4));
    }

    long u32(long offset) throws IOException {
        return i32(offset) & 0xFFFF_FFFFL;
    }

    long i64(long offset) throws IOException {
        return buffer.getLong(seek(offset, 8));
    }

    /** A copy of bytes; the caller has checked with {@link #has} that the file holds them. */
    byte[] bytes(long offset, int length) throws IOException {
        byte[] bytes = new byte[length];
        if (length <= buffer.capacity()) {
            buffer.get(seek(offset, length), bytes);
        } else {
            fill(ByteBuffer.wrap(bytes), offset);
        }
        return bytes;
    }

    /**
     * Brings {@code length} bytes, at most {@link #NARROW}, into the {@link #network} buffer.
     *
     * @return where they begin in that buffer; valid until the next call moves the window
     */
    int seek(long offset, int length) throws IOException {
        if (offset < start || offset + length > end) {
            slide(offset);
        }
        return (int) (offset - start);
    }

    /** The same bytes in network byte order, for absolute reads after {@link #seek}. */
    ByteBuffer network() {
        return network;
    }

    private void slide(long offset) throws IOException {
        end = start;
        buffer.clear().limit((int) Math.min(buffer.capacity(), size - offset));
        if (ahead != null) {
            ahead.reached(offset + buffer.limit());
        }
        fill(buffer, offset);
        start = offset;
        end = offset + buffer.limit();
    }

    private void fill(ByteBuffer into, long offset) throws IOException {
        long at = offset;
        while (into.hasRemaining()) {
            int read = file.read(into, at);
            if (read < 0) {
                throw new CaptureException(Texts.of(FileWindow.class).text("shorter"));
            }
            at += read;
        }
        into.flip();
    }
}
