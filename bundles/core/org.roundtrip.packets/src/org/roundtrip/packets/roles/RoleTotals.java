// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.roles;

import java.util.Map;
import java.util.OptionalDouble;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.frame.Headers;

/**
 * The bytes of messages, calls or whole captures on the wire, counted by role. Data bytes that were sent again are counted
 * apart, without their role; the headers of their packets count like all headers. Immutable.
 */
public final class RoleTotals {
    private static final ByteRole[] ROLES = ByteRole.values();

    /** No bytes. */
    public static final RoleTotals NONE = new Sum().total();

    private final long[] bytes;
    private final long packets;
    private final long sentAgain;

    private RoleTotals(long[] bytes, long packets, long sentAgain) {
        this.bytes = bytes;
        this.packets = packets;
        this.sentAgain = sentAgain;
    }

    /** Counts bytes by role. For one thread. */
    public static final class Sum {
        private final long[] bytes = new long[ROLES.length];
        private long packets;
        private long sentAgain;

        /** Adds a packet with its headers. */
        public void headers(Headers headers) {
            packets++;
            add(ByteRole.LINK_HEADER, headers.link());
            add(ByteRole.IP_HEADER, headers.ip());
            add(ByteRole.TCP_HEADER, headers.tcp());
            add(ByteRole.PADDING, headers.padding());
        }

        /** Adds bytes of one role. */
        public void add(ByteRole role, long some) {
            bytes[role.ordinal()] += some;
        }

        /** Adds bytes of several roles. */
        public void add(Map<ByteRole, Long> some) {
            some.forEach(this::add);
        }

        /** Adds data bytes that were sent before. */
        public void sentAgain(long some) {
            sentAgain += some;
        }

        /** Returns the bytes counted so far. */
        public RoleTotals total() {
            return new RoleTotals(bytes.clone(), packets, sentAgain);
        }
    }

    /** Returns the sum of both. */
    public RoleTotals plus(RoleTotals other) {
        long[] both = new long[ROLES.length];
        for (int role = 0; role < both.length; role++) {
            both[role] = bytes[role] + other.bytes[role];
        }
        return new RoleTotals(both, packets + other.packets, sentAgain + other.sentAgain);
    }

    /** Returns the number of bytes of a role. Link, IP and TCP headers are roles too. */
    public long bytes(ByteRole role) {
        return bytes[role.ordinal()];
    }

    /** Returns the number of packets. */
    public long packets() {
        return packets;
    }

    /** Returns the number of data bytes above TCP that were sent before. */
    public long sentAgain() {
        return sentAgain;
    }

    /** Returns the number of all bytes on the wire. */
    public long wire() {
        long wire = sentAgain;
        for (long some : bytes) {
            wire += some;
        }
        return wire;
    }

    /**
     * Returns the bytes on the wire for each byte of the encoded values, which differ among providers. It is empty
     * without values.
     */
    public OptionalDouble ratioToEncoded() {
        return ratio(bytes(ByteRole.CONTENT));
    }

    /**
     * Returns the bytes on the wire for each byte of content, which is the same for all providers. It is empty without
     * content. @param content in bytes, before any encoding
     */
    public OptionalDouble ratio(double content) {
        return content == 0 ? OptionalDouble.empty() : OptionalDouble.of(wire() / content);
    }
}
