// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file.zstd;

import java.util.zip.ZipException;

/** A prefix code for literals. */
record HuffmanTable(int log, byte[] symbols, byte[] bits) {
    private static final int MOST_BITS = 11;
    private static final int MOST_SYMBOLS = 256;
    private static final int DIRECT = 127;
    private static final int WEIGHT_LOG = 6;

    /** A table and where its description ends. */
    record Described(HuffmanTable table, int end) {
    }

    static Described read(byte[] in, int from, int to) throws ZipException {
        if (from >= to) {
            throw new ZipException();
        }
        int[] weights = new int[MOST_SYMBOLS];
        int head = in[from] & 0xFF;
        int count;
        int end;
        if (head > DIRECT) {
            count = head - DIRECT;
            end = from + 1 + (count + 1) / 2;
            for (int i = 0; i < count && end <= to; i++) {
                weights[i] = in[from + 1 + i / 2] >> (i % 2 == 0 ? 4 : 0) & 0xF;
            }
        } else {
            end = from + 1 + head;
            count = end <= to ? weights(in, from + 1, end, weights) : 0;
        }
        if (end > to) {
            throw new ZipException();
        }
        return new Described(of(weights, count), end);
    }

    /** Reads weights that are compressed themselves. @return how many */
    private static int weights(byte[] in, int from, int to, int[] weights) throws ZipException {
        FseTable.Described described = FseTable.read(in, from, to, MOST_BITS + 1, WEIGHT_LOG);
        FseTable table = described.table();
        BackwardBits bits = new BackwardBits(in, described.end(), to);
        int one = bits.read(table.log());
        int other = bits.read(table.log());
        int count = 0;
        while (count < MOST_SYMBOLS - 2) {
            weights[count++] = table.symbol(one);
            one = table.next(one, bits);
            if (bits.left() < 0) {
                weights[count++] = table.symbol(other);
                return count;
            }
            int third = one;
            one = other;
            other = third;
        }
        throw new ZipException();
    }

    /** The last weight is not written: it fills the sum up to a power of two. */
    private static HuffmanTable of(int[] weights, int count) throws ZipException {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            if (weights[i] > MOST_BITS) {
                throw new ZipException();
            }
            sum += 1 << weights[i] >> 1;
        }
        int log = 32 - Integer.numberOfLeadingZeros(sum);
        int left = (1 << log) - sum;
        if (sum == 0 || log > MOST_BITS || Integer.bitCount(left) != 1) {
            throw new ZipException();
        }
        weights[count] = 32 - Integer.numberOfLeadingZeros(left);
        byte[] symbols = new byte[1 << log];
        byte[] bits = new byte[1 << log];
        int place = 0;
        for (int weight = 1; weight <= log; weight++) {
            for (int symbol = 0; symbol <= count; symbol++) {
                for (int i = 0; weights[symbol] == weight && i < 1 << weight - 1; i++) {
                    symbols[place] = (byte) symbol;
                    bits[place++] = (byte) (log + 1 - weight);
                }
            }
        }
        return new HuffmanTable(log, symbols, bits);
    }

    /** Decodes literals from one stream of bits. */
    void decode(byte[] in, int from, int to, byte[] out, int at, int count) throws ZipException {
        BackwardBits stream = new BackwardBits(in, from, to);
        for (int i = 0; i < count; i++) {
            int code = stream.peek(log);
            out[at + i] = symbols[code];
            stream.skip(bits[code]);
        }
        if (stream.left() != 0) {
            throw new ZipException();
        }
    }
}
