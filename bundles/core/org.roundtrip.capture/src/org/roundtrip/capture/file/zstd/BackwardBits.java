// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file.zstd;

import java.util.zip.ZipException;

/** Reads bits from the end of some bytes to their beginning. The last byte ends with a one and zeros, which are no data. */
final class BackwardBits {
    private final byte[] bytes;
    private final int from;
    /** Bits before the current place; negative when more were read than there are. */
    private int left;

    BackwardBits(byte[] bytes, int from, int to) throws ZipException {
        this.bytes = bytes;
        this.from = from;
        if (to <= from || bytes[to - 1] == 0) {
            throw new ZipException();
        }
        int last = bytes[to - 1] & 0xFF;
        left = (to - from - 1) * 8 + 31 - Integer.numberOfLeadingZeros(last);
    }

    /** The next bits, at most 31; zeros come after the last ones. */
    int read(int count) {
        int value = peek(count);
        left -= count;
        return value;
    }

    int peek(int count) {
        if (count == 0) {
            return 0;
        }
        int low = left - count;
        long value = 0;
        int first = low >> 3;
        for (int at = first + 4; at >= first; at--) {
            value = value << 8 | (at < 0 || at * 8 >= left ? 0 : bytes[from + at] & 0xFF);
        }
        return (int) (value >>> (low & 7)) & (int) ((1L << count) - 1);
    }

    void skip(int count) {
        left -= count;
    }

    int left() {
        return left;
    }
}
