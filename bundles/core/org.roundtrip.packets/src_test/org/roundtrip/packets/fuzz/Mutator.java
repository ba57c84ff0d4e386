// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages bytes in ways that often break readers: flips bits, changes numbers, removes, doubles and moves parts. */
final class Mutator {
    /** Longer inputs take longer and find nothing more. */
    static final int LONGEST = 64 << 10;

    private static final long[] ODD = {0, 1, -1, 2, 4, 7, 8, 16, 127, 128, 255, 256, 4095, 65_535, 65_536, 1 << 20, 1 << 24,
        Integer.MAX_VALUE, Integer.MIN_VALUE, 0xFFFF_FFFFL, Long.MAX_VALUE, Long.MIN_VALUE};
    private static final int MOST_CHANGES = 6;
    private static final int LONGEST_PART = 256;

    private final Random random;

    Mutator(Random random) {
        this.random = random;
    }

    /** @param others to take parts from */
    byte[] mutate(byte[] input, List<byte[]> others) {
        byte[] bytes = input.clone();
        for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
            bytes = bytes.length == 0 ? new byte[] {(byte) random.nextInt()} : change(bytes, others);
        }
        return bytes.length > LONGEST ? Arrays.copyOf(bytes, LONGEST) : bytes;
    }

    private byte[] change(byte[] bytes, List<byte[]> others) {
        int at = random.nextInt(bytes.length);
        switch (random.nextInt(9)) {
            case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> bytes[at] = (byte) random.nextInt();
            case 2, 3 -> number(bytes, at);
            case 4 -> {
                return splice(bytes, at, Math.min(bytes.length, at + part()), new byte[0]);
            }
            case 5 -> {
                return splice(bytes, at, at, Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + part())));
            }
            case 6 -> {
                byte[] other = others.get(random.nextInt(others.size()));
                int from = other.length == 0 ? 0 : random.nextInt(other.length);
                byte[] taken = Arrays.copyOfRange(other, from, Math.min(other.length, from + part()));
                return splice(bytes, at, random.nextBoolean() ? at : Math.min(bytes.length, at + taken.length), taken);
            }
            case 7 -> {
                int from = random.nextInt(bytes.length);
                System.arraycopy(bytes, from, bytes, at, Math.min(part(), bytes.length - Math.max(at, from)));
            }
            default -> {
                return random.nextInt(4) == 0 ? Arrays.copyOf(bytes, at) : add(bytes, at);
            }
        }
        return bytes;
    }

    private int part() {
        return 1 + random.nextInt(random.nextBoolean() ? 8 : LONGEST_PART);
    }

    /** Writes a number of 1, 2, 4 or 8 bytes in either order: a border value, or one near the old value. */
    private void number(byte[] bytes, int at) {
        int size = 1 << random.nextInt(4);
        if (at + size > bytes.length) {
            return;
        }
        long odd = ODD[random.nextInt(ODD.length)] + random.nextInt(3) - 1;
        ByteBuffer buffer = ByteBuffer.wrap(bytes)
                .order(random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        switch (size) {
            case 1 -> buffer.put(at, (byte) odd);
            case 2 -> buffer.putShort(at, (short) odd);
            case 4 -> buffer.putInt(at, (int) odd);
            default -> buffer.putLong(at, odd);
        }
    }

    private byte[] add(byte[] bytes, int at) {
        bytes[at] += (byte) (random.nextInt(70) - 35);
        return bytes;
    }

    private static byte[] splice(byte[] bytes, int from, int to, byte[] instead) {
        byte[] spliced = Arrays.copyOf(bytes, bytes.length - (to - from) + instead.length);
        System.arraycopy(instead, 0, spliced, from, instead.length);
        System.arraycopy(bytes, to, spliced, from + instead.length, bytes.length - to);
        return spliced;
    }
}
