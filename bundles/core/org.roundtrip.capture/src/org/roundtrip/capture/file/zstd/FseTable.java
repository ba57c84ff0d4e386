// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file.zstd;

import java.util.zip.ZipException;

/**
 * A table of finite state entropy. Each state has a symbol, and the next state is a base with some bits added.
 *
 * @param log of the number of states
 */
record FseTable(int log, byte[] symbols, byte[] bits, int[] bases) {
    private static final int LEAST_LOG = 5;

    /** A table and where its description ends. */
    record Described(FseTable table, int end) {
    }

    /** A table of one symbol, which needs no bits. */
    static FseTable of(int symbol) {
        return new FseTable(0, new byte[] {(byte) symbol}, new byte[1], new int[1]);
    }

    /** A table from the shares of all symbols; -1 stands for less than one. */
    static FseTable of(int log, int[] shares, int count) throws ZipException {
        int size = 1 << log;
        byte[] symbols = new byte[size];
        int[] next = new int[count];
        int high = size;
        for (int symbol = 0; symbol < count; symbol++) {
            if (shares[symbol] == -1) {
                symbols[--high] = (byte) symbol;
                next[symbol] = 1;
            }
        }
        int step = (size >> 1) + (size >> 3) + 3;
        int place = 0;
        for (int symbol = 0; symbol < count; symbol++) {
            if (shares[symbol] > 0) {
                next[symbol] = shares[symbol];
                for (int i = 0; i < shares[symbol]; i++) {
                    symbols[place] = (byte) symbol;
                    do {
                        place = place + step & size - 1;
                    } while (place >= high);
                }
            }
        }
        if (place != 0) {
            throw new ZipException();
        }
        byte[] bits = new byte[size];
        int[] bases = new int[size];
        for (int state = 0; state < size; state++) {
            int number = next[symbols[state] & 0xFF]++;
            bits[state] = (byte) (log - (31 - Integer.numberOfLeadingZeros(number)));
            bases[state] = (number << bits[state]) - size;
        }
        return new FseTable(log, symbols, bits, bases);
    }

    /** Reads the description of a table. @param most the greatest symbol @param mostLog the greatest logarithm */
    static Described read(byte[] in, int from, int to, int most, int mostLog) throws ZipException {
        int at = from * 8;
        int log = bits(in, at, 4, to) + LEAST_LOG;
        at += 4;
        if (log > mostLog) {
            throw new ZipException();
        }
        int[] shares = new int[most + 1];
        int symbol = 0;
        int left = 1 << log;
        while (left > 0 && symbol <= most) {
            int count = 32 - Integer.numberOfLeadingZeros(left + 1);
            int value = bits(in, at, count, to);
            int mask = (1 << count - 1) - 1;
            int threshold = (1 << count) - 1 - (left + 1);
            if ((value & mask) < threshold) {
                at += count - 1;
                value &= mask;
            } else {
                at += count;
                value -= value > mask ? threshold : 0;
            }
            int share = value - 1;
            left -= Math.abs(share);
            shares[symbol++] = share;
            if (share == 0) {
                int zeros;
                do {
                    zeros = bits(in, at, 2, to);
                    at += 2;
                    symbol += zeros;
                } while (zeros == 3 && symbol <= most);
            }
        }
        if (left != 0 || symbol > most + 1) {
            throw new ZipException();
        }
        return new Described(of(log, shares, symbol), (at + 7) / 8);
    }

    private static int bits(byte[] in, int at, int count, int to) throws ZipException {
        int value = 0;
        for (int i = 0; i < count; i++) {
            int place = at + i >> 3;
            if (place >= to) {
                throw new ZipException();
            }
            value |= (in[place] >> (at + i & 7) & 1) << i;
        }
        return value;
    }

    int symbol(int state) {
        return symbols[state] & 0xFF;
    }

    int next(int state, BackwardBits in) {
        return bases[state] + in.read(bits[state]);
    }
}
