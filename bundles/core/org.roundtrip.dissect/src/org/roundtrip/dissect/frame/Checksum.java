// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

/** The checksum of IP, TCP and UDP: the complement of the sum of 16-bit words in ones' complement (RFC 1071). */
final class Checksum {
    private long sum;

    /** Adds bytes; only the last piece may have an odd number of them. */
    Checksum add(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            sum += (bytes[i] & 0xFF) << ((i & 1) == 0 ? 8 : 0);
        }
        return this;
    }

    Checksum add(int word) {
        sum += word & 0xFFFF;
        return this;
    }

    /**
     * Returns whether a checksum is only what has been added until now. A system that leaves the rest to the network
     * card writes the sum of the IP header's share into the packet, and on loopback there is no card.
     */
    boolean isBegun(int stored) {
        return stored == folded();
    }

    /** Describes the checksum in the packet and whether it is right; its bytes must not have been added. */
    String state(int stored) {
        int right = (int) (~folded() & 0xFFFF);
        boolean same = stored == right || stored + right == 0xFFFF && (stored == 0 || right == 0);
        return FrameWords.text(same ? "checksum.right" : "checksum.wrong", hexadecimal(stored), hexadecimal(right));
    }

    /** Writes a checksum as people write it. */
    static String hexadecimal(int checksum) {
        return "0x%04x".formatted(checksum);
    }

    private long folded() {
        long folded = sum;
        while (folded > 0xFFFF) {
            folded = (folded & 0xFFFF) + (folded >> 16);
        }
        return folded;
    }
}
