// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.roles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The role of each byte of a message while it is read. Places count from its first byte. For one thread. */
public final class ByteRoles {
    private static final byte UNKNOWN = (byte) ByteRole.UNKNOWN.ordinal();

    private byte[] roles = new byte[256];
    /** Bytes from here on are unknown; the array holds old values there. */
    private int reached;
    private final List<ByteRole> forced = new ArrayList<>();

    /** Starts again for the next message. */
    public void clear() {
        reached = 0;
        forced.clear();
    }

    /** Until {@link #release}, all bytes get this role. */
    public void force(ByteRole role) {
        forced.add(role);
    }

    /** Ends the latest {@link #force}. */
    public void release() {
        forced.removeLast();
    }

    /** How many roles are forced now. */
    public int forced() {
        return forced.size();
    }

    /** Ends the roles that were forced later. */
    public void release(int to) {
        while (forced.size() > to) {
            forced.removeLast();
        }
    }

    /** Returns the role that bytes get: the forced one, else the given one. */
    public ByteRole effective(ByteRole role) {
        return forced.isEmpty() ? role : forced.getLast();
    }

    /** Sets the role of the bytes from one place to before another; a forced role wins. */
    public void set(int from, int to, ByteRole role) {
        if (to > roles.length) {
            roles = Arrays.copyOf(roles, Math.max(to, 2 * roles.length));
        }
        if (from > reached) {
            Arrays.fill(roles, reached, from, UNKNOWN);
        }
        byte each = (byte) effective(role).ordinal();
        for (int i = from; i < to; i++) {
            roles[i] = each;
        }
        reached = Math.max(reached, to);
    }

    /** Removes the roles from a place on. */
    public void cut(int from) {
        reached = Math.min(reached, from);
    }

    /**
     * The roles of a whole message.
     *
     * @param count  how many bytes were read; those among them without a role are unknown
     * @param length of the message; bytes after those that were read are unknown
     */
    public RoleRuns runs(int count, long length) {
        if (count > reached) {
            set(reached, count, UNKNOWN);
        }
        return RoleRuns.of(roles, count, length);
    }

    private void set(int from, int to, byte role) {
        if (to > roles.length) {
            roles = Arrays.copyOf(roles, to);
        }
        Arrays.fill(roles, from, to, role);
        reached = to;
    }
}
