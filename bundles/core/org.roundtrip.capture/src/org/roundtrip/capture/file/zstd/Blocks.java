// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file.zstd;

import java.util.Arrays;
import java.util.zip.ZipException;

/** Unpacks the compressed blocks of one frame; each may use tables of the one before. */
final class Blocks {
    static final int LONGEST = 128 << 10;

    private static final int PREDEFINED = 0, ONE = 1, DESCRIBED = 2;
    private static final int LONGEST_LENGTHS = 35, LONGEST_MATCHES = 52, LONGEST_OFFSETS = 31;
    private static final int[] LENGTHS = {4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1,
            1, 1, 1, 1, -1, -1, -1, -1};
    private static final int[] MATCHES = {1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1};
    private static final int[] OFFSETS = {1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1,
            -1, -1};
    /** Extra bits of the codes of lengths from 16 on, and of matches from 32 on. */
    private static final int[] LENGTH_BITS = {1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    private static final int[] MATCH_BITS = {1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

    private final History history;
    private final byte[] literals = new byte[LONGEST];
    private int literalCount;
    private HuffmanTable code;
    private FseTable lengths;
    private FseTable offsets;
    private FseTable matches;
    private final int[] recent = {1, 4, 8};
    private byte[] in;
    private int at;
    private int end;

    Blocks(History history) {
        this.history = history;
    }

    void block(byte[] block, int size) throws ZipException {
        in = block;
        at = 0;
        end = size;
        literals();
        sequences();
    }

    private int u8() throws ZipException {
        if (at >= end) {
            throw new ZipException();
        }
        return in[at++] & 0xFF;
    }

    private void literals() throws ZipException {
        int head = u8();
        int kind = head & 3;
        int form = head >> 2 & 3;
        if (kind < 2) {
            literalCount = form == 1 ? head >> 4 | u8() << 4 : form == 3 ? head >> 4 | u8() << 4 | u8() << 12 : head >> 3;
            int stored = kind == 0 ? literalCount : 1;
            check(literalCount <= LONGEST && at + stored <= end);
            if (kind == 0) {
                System.arraycopy(in, at, literals, 0, literalCount);
            } else {
                Arrays.fill(literals, 0, literalCount, in[at]);
            }
            at += stored;
            return;
        }
        int sizeBits = form < 2 ? 10 : form == 2 ? 14 : 18;
        long bits = head;
        for (int i = 1; i < (4 + 2 * sizeBits + 7) / 8; i++) {
            bits |= (long) u8() << 8 * i;
        }
        literalCount = (int) (bits >> 4) & (1 << sizeBits) - 1;
        int stored = (int) (bits >> 4 + sizeBits) & (1 << sizeBits) - 1;
        check(literalCount <= LONGEST && at + stored <= end);
        int last = at + stored;
        if (kind == 2) {
            HuffmanTable.Described described = HuffmanTable.read(in, at, last);
            code = described.table();
            at = described.end();
        }
        check(code != null);
        if (form == 0) {
            code.decode(in, at, last, literals, 0, literalCount);
        } else {
            fourStreams(last);
        }
        at = last;
    }

    private void fourStreams(int last) throws ZipException {
        check(at + 6 <= last);
        int part = (literalCount + 3) / 4;
        int from = at + 6;
        for (int i = 0; i < 4; i++) {
            int to = i == 3 ? last : from + (in[at + 2 * i] & 0xFF | (in[at + 2 * i + 1] & 0xFF) << 8);
            int count = i == 3 ? literalCount - 3 * part : part;
            check(to <= last && count >= 0);
            code.decode(in, from, to, literals, i * part, count);
            from = to;
        }
    }

    private void sequences() throws ZipException {
        int count = u8();
        if (count == 255) {
            count = u8() | u8() << 8;
            count += 0x7F00;
        } else if (count > 127) {
            count = (count - 128 << 8) + u8();
        }
        int used = 0;
        if (count > 0) {
            int modes = u8();
            lengths = table(modes >> 6, lengths, LENGTHS, 6, LONGEST_LENGTHS, 9);
            offsets = table(modes >> 4 & 3, offsets, OFFSETS, 5, LONGEST_OFFSETS, 8);
            matches = table(modes >> 2 & 3, matches, MATCHES, 6, LONGEST_MATCHES, 9);
            used = copy(count);
        }
        history.room(literalCount - used);
        history.add(literals, used, literalCount - used);
    }

    private FseTable table(int mode, FseTable before, int[] shares, int log, int most, int mostLog) throws ZipException {
        switch (mode) {
            case PREDEFINED -> {
                return FseTable.of(log, shares, shares.length);
            }
            case ONE -> {
                int symbol = u8();
                check(symbol <= most);
                return FseTable.of(symbol);
            }
            case DESCRIBED -> {
                FseTable.Described described = FseTable.read(in, at, end, most, mostLog);
                at = described.end();
                return described.table();
            }
            default -> {
                check(before != null);
                return before;
            }
        }
    }

    /** Copies literals and earlier bytes by turns. @return how many literals were used */
    private int copy(int count) throws ZipException {
        BackwardBits bits = new BackwardBits(in, at, end);
        int length = bits.read(lengths.log());
        int offset = bits.read(offsets.log());
        int match = bits.read(matches.log());
        int used = 0;
        int made = 0;
        for (int i = 0; i < count; i++) {
            int offsetCode = offsets.symbol(offset);
            int back = (1 << offsetCode) + bits.read(offsetCode);
            int copied = matchLength(matches.symbol(match), bits);
            int plain = literalLength(lengths.symbol(length), bits);
            made += plain + copied;
            check(bits.left() >= 0 && used + plain <= literalCount && made <= LONGEST && back > 0);
            history.room(plain + copied);
            history.add(literals, used, plain);
            used += plain;
            int distance = distance(back, plain == 0);
            check(history.has(distance));
            history.repeat(distance, copied);
            if (i < count - 1) {
                length = lengths.next(length, bits);
                match = matches.next(match, bits);
                offset = offsets.next(offset, bits);
            }
        }
        check(bits.left() == 0);
        return used;
    }

    private static int literalLength(int symbol, BackwardBits bits) {
        if (symbol < 16) {
            return symbol;
        }
        int base = 16;
        for (int i = 16; i < symbol; i++) {
            base += 1 << LENGTH_BITS[i - 16];
        }
        // The code after that of 48 begins at a power of two.
        return (symbol > 24 ? 1 << LENGTH_BITS[symbol - 16] : base) + bits.read(LENGTH_BITS[symbol - 16]);
    }

    private static int matchLength(int symbol, BackwardBits bits) {
        if (symbol < 32) {
            return symbol + 3;
        }
        int base = 35;
        for (int i = 32; i < symbol; i++) {
            base += 1 << MATCH_BITS[i - 32];
        }
        return (symbol > 42 ? 3 + (1 << MATCH_BITS[symbol - 32]) : base) + bits.read(MATCH_BITS[symbol - 32]);
    }

    /** The values 1 to 3 stand for one of the last three distances. @param value as stored */
    private int distance(int value, boolean noLiterals) throws ZipException {
        int place = value > 3 ? 3 : value - 1 + (noLiterals ? 1 : 0);
        int distance = value > 3 ? value - 3 : place == 3 ? recent[0] - 1 : recent[place];
        check(distance > 0);
        if (place > 1) {
            recent[2] = recent[1];
        }
        if (place > 0) {
            recent[1] = recent[0];
        }
        recent[0] = distance;
        return distance;
    }

    private static void check(boolean fine) throws ZipException {
        if (!fine) {
            throw new ZipException();
        }
    }
}
