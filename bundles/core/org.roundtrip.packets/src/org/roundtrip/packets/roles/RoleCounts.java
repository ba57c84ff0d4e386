// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.roles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjLongConsumer;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.roles.RoleRuns;
import org.roundtrip.model.text.Texts;

/**
 * Bytes by role of many messages. Messages with equal counts share one entry, so a million calls of the same length need no
 * memory of their own. One thread adds; after that, any thread reads.
 */
public final class RoleCounts {
    private static final Texts TEXTS = Texts.of(RoleCounts.class);

    /** The roles of bytes of a message; the rest of its length is unknown. */
    private static final List<ByteRole> ROLES = List.of(ByteRole.PROTOCOL_HEADER, ByteRole.TYPE_INFORMATION,
            ByteRole.CONTENT, ByteRole.PADDING, ByteRole.ENCRYPTED);
    /** How many different counts are compared to find equal ones. */
    private static final int MOST_KNOWN = 1 << 16;

    /** An array compared by its values. */
    private record Key(int[] counts) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && Arrays.equals(counts, key.counts);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(counts);
        }
    }

    private final List<int[]> counts = new ArrayList<>();
    private Map<Key, Integer> known = new HashMap<>();

    /** Adds the bytes of a message. @return the number for {@link #of} */
    public int add(Message message) {
        RoleRuns runs = message.roles();
        Key key = new Key(new int[ROLES.size()]);
        for (int role = 0; role < key.counts.length; role++) {
            key.counts[role] = (int) runs.bytes(ROLES.get(role));
        }
        Integer there = known.get(key);
        if (there != null) {
            return there;
        }
        counts.add(key.counts);
        if (known.size() < MOST_KNOWN) {
            known.put(key, counts.size() - 1);
        }
        return counts.size() - 1;
    }

    /** All messages are added. Frees what only adding needs. */
    public void close() {
        known = Map.of();
    }

    /**
     * Adds bytes by role to a sum, without allocating anything.
     *
     * @param sum    gets the bytes of each role, 0 included
     * @param length of the message, as far as it was sent
     */
    public void addTo(ObjLongConsumer<ByteRole> sum, int number, long length) {
        long left = length;
        int[] these = counts.get(number);
        for (int i = 0; i < these.length; i++) {
            long some = Math.min(these[i], left);
            sum.accept(ROLES.get(i), some);
            left -= some;
        }
        sum.accept(ByteRole.UNKNOWN, left);
    }

    /**
     * Returns bytes by role, without roles that have no bytes.
     *
     * @param length of the message, as far as it was sent
     */
    public Map<ByteRole, Long> of(int number, long length) {
        Map<ByteRole, Long> bytes = new EnumMap<>(ByteRole.class);
        long left = length;
        int[] these = counts.get(number);
        for (int i = 0; i < these.length; i++) {
            long some = Math.min(these[i], left);
            if (some > 0) {
                bytes.put(ROLES.get(i), some);
                left -= some;
            }
        }
        if (left > 0) {
            bytes.put(ByteRole.UNKNOWN, left);
        }
        return bytes;
    }
}
