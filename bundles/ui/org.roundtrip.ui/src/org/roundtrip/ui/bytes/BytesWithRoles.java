// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * Bytes and the role of each. Immutable.
 *
 * @param bytes  not to be changed
 * @param role   from a place to the role of the byte there
 * @param totals how many bytes each role has; roles without any are left out
 */
public record BytesWithRoles(byte[] bytes, IntFunction<ByteRole> role, Map<ByteRole, Long> totals) {
    /** No bytes at all. */
    public static final BytesWithRoles NONE = new BytesWithRoles(new byte[0], at -> ByteRole.UNKNOWN, Map.of());

    /** Counts the bytes of each role. */
    public static BytesWithRoles of(byte[] bytes, IntFunction<ByteRole> role) {
        Map<ByteRole, Long> totals = new EnumMap<>(ByteRole.class);
        for (int i = 0; i < bytes.length; i++) {
            totals.merge(role.apply(i), 1L, Long::sum);
        }
        return new BytesWithRoles(bytes, role, totals);
    }

    /** Returns how many bytes there are. */
    public int size() {
        return bytes.length;
    }

    int u8(int at) {
        return bytes[at] & 0xFF;
    }
}
