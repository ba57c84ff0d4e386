// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.util.zip.Checksum;

/** CRC-32C (Castagnoli; RFC 3720, appendix B.4) for Java 8, which has no class for it: one look-up for each byte. */
final class Crc32c implements Checksum {
    private static final int REVERSED_POLYNOMIAL = 0x82F63B78;
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            int value = i;
            for (int bit = 0; bit < 8; bit++) {
                value = value >>> 1 ^ ((value & 1) == 0 ? 0 : REVERSED_POLYNOMIAL);
            }
            TABLE[i] = value;
        }
    }

    private int inverted = -1;

    @Override
    public void update(int value) {
        inverted = inverted >>> 8 ^ TABLE[(inverted ^ value) & 0xFF];
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        for (int i = from; i < from + length; i++) {
            update(bytes[i]);
        }
    }

    @Override
    public long getValue() {
        return ~inverted & 0xFFFF_FFFFL;
    }

    @Override
    public void reset() {
        inverted = -1;
    }
}
