// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/** A file seen through a buffer that slides to wherever it is needed. Nothing outside of the file is ever read. */
final class FileWindow {
    private static final int CAPACITY = 256 << 10;

    private final FileChannel channel;
    private final long size;
    private final ByteBuffer buffer;
    private long start;

    FileWindow(FileChannel channel) throws IOException {
        this.channel = channel;
        size = channel.size();
        buffer = ByteBuffer.allocate((int) Math.min(CAPACITY, size)).limit(0);
    }

    long size() {
        return size;
    }

    void order(ByteOrder order) {
        buffer.order(order);
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

    /** A copy; the caller has made sure that the file {@link #has} it. */
    byte[] bytes(long offset, int length) throws IOException {
        byte[] bytes = new byte[length];
        if (length <= buffer.capacity()) {
            buffer.get(seek(offset, length), bytes);
        } else {
            fill(ByteBuffer.wrap(bytes), offset);
        }
        return bytes;
    }

    private int seek(long offset, int length) throws IOException {
        if (offset < start || offset + length > start + buffer.limit()) {
            start = offset;
            buffer.clear().limit((int) Math.min(CAPACITY, size - offset));
            fill(buffer, offset);
        }
        return (int) (offset - start);
    }

    private void fill(ByteBuffer into, long offset) throws IOException {
        long at = offset;
        while (into.hasRemaining()) {
            int read = channel.read(into, at);
            if (read < 0) {
                into.limit(0);
                throw new CaptureException("The file became shorter while it was read.");
            }
            at += read;
        }
        into.flip();
    }
}
