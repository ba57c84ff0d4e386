// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.roles;

import java.util.Arrays;

/** The role of each byte of a message, as runs of equal ones; immutable. */
public final class RoleRuns {
    private static final ByteRole[] ROLES = ByteRole.values();

    private final int[] ends;
    private final byte[] roles;
    private final long length;

    private RoleRuns(int[] ends, byte[] roles, long length) {
        this.ends = ends;
        this.roles = roles;
        this.length = length;
    }

    /**
     * @param perByte ordinal of the role of each byte
     * @param count   how many of them there are
     * @param length  of the message; bytes after these are unknown
     */
    static RoleRuns of(byte[] perByte, int count, long length) {
        int runs = count == 0 ? 0 : 1;
        for (int i = 1; i < count; i++) {
            runs += perByte[i] != perByte[i - 1] ? 1 : 0;
        }
        int[] ends = new int[runs];
        byte[] roles = new byte[runs];
        int run = 0;
        for (int i = 0; i < count; i++) {
            if (i + 1 == count || perByte[i] != perByte[i + 1]) {
                roles[run] = perByte[i];
                ends[run++] = i + 1;
            }
        }
        return new RoleRuns(ends, roles, length);
    }

    /** The roles of a message of which only the length is known. */
    public static RoleRuns unknown(long length) {
        return new RoleRuns(new int[0], new byte[0], length);
    }

    /** How many bytes have that role. */
    public long bytes(ByteRole role) {
        int known = ends.length == 0 ? 0 : ends[ends.length - 1];
        long bytes = role == ByteRole.UNKNOWN ? length - known : 0;
        for (int run = 0; run < ends.length; run++) {
            if (roles[run] == role.ordinal()) {
                bytes += ends[run] - (run == 0 ? 0 : ends[run - 1]);
            }
        }
        return bytes;
    }

    /** The role of the byte {@code at} places after the message's first. */
    public ByteRole at(long at) {
        if (ends.length == 0 || at >= ends[ends.length - 1]) {
            return ByteRole.UNKNOWN;
        }
        int found = Arrays.binarySearch(ends, (int) at + 1);
        return ROLES[roles[found < 0 ? -found - 1 : found]];
    }
}
