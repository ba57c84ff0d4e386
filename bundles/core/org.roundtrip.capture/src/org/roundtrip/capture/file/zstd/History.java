// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file.zstd;

import java.util.Arrays;

/** The bytes that were unpacked, as far back as others may refer to them. */
final class History {
    private static final int STEP = 1 << 18;

    private final int reach;
    private byte[] bytes = new byte[STEP];
    private int read;
    private int size;

    /** @param reach how far back bytes are referred to at most */
    History(int reach) {
        this.reach = reach;
    }

    /** Makes room for more bytes; those that were read and are out of reach are forgotten. */
    void room(int more) {
        if (size + more <= bytes.length) {
            return;
        }
        int most = reach + Math.max(STEP, reach / 4) + more;
        if (size + more > most) {
            int forgotten = Math.min(read, size - reach);
            System.arraycopy(bytes, forgotten, bytes, 0, size - forgotten);
            size -= forgotten;
            read -= forgotten;
        }
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, Math.min(most, 2 * bytes.length)));
        }
    }

    void add(byte[] from, int at, int count) {
        System.arraycopy(from, at, bytes, size, count);
        size += count;
    }

    void fill(byte value, int count) {
        Arrays.fill(bytes, size, size + count, value);
        size += count;
    }

    /** Repeats bytes; what is repeated may grow while it is read. */
    void repeat(int back, int count) {
        for (int i = 0; i < count; i++) {
            bytes[size] = bytes[size - back];
            size++;
        }
    }

    /** Whether so many bytes back there is one. */
    boolean has(int back) {
        return back > 0 && back <= size && back <= reach;
    }

    int unread() {
        return size - read;
    }

    int read(byte[] into, int at, int most) {
        int count = Math.min(most, unread());
        System.arraycopy(bytes, read, into, at, count);
        read += count;
        return count;
    }
}
