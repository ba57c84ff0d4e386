// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.dissect.Side;

/**
 * Messages of which fragments are still to come. Holds no more than {@link #MOST_BYTES} of a message and so many of
 * all, and gives up a message of so many fragments that to read it on would take too long; the fragments of such a one
 * are shown as they stand.
 */
final class Unfinished {
    /** How long a message in fragments may be to be read as a whole. */
    static final int MOST_BYTES = 4 << 20;
    /** How many values are read for a message and for each of its bytes: some are read again with every fragment. */
    private static final int MOST_STEPS = 100_000, MOST_STEPS_A_BYTE = 16;
    /** In GIOP 1.1 fragments have no request id: those of a side belong to one message. */
    static final long ONLY = -1;

    private record Key(Side side, long id) {
    }

    private final Map<Key, Joined> open = new LinkedHashMap<>();
    private final Map<Key, Long> steps = new HashMap<>();
    private long bytes;

    /** The parts until now. @return null when they are not known */
    Joined get(Side side, long id) {
        return open.get(new Key(side, id));
    }

    /** Keeps the first part; an unfinished message of the same id is forgotten. */
    void begin(Side side, long id, Joined first, int taken) {
        steps.remove(new Key(side, id));
        keep(side, id, first, taken);
    }

    /** Keeps the parts until now if fragments follow, else forgets them. @param taken values that were read in them */
    void keep(Side side, long id, Joined parts, int taken) {
        Key key = new Key(side, id);
        forget(key);
        int length = parts.bytes().length;
        long all = steps.getOrDefault(key, 0L) + taken;
        if (!parts.more() || length > MOST_BYTES || all > MOST_STEPS + (long) MOST_STEPS_A_BYTE * length) {
            steps.remove(key);
            return;
        }
        while (bytes + length > MOST_BYTES) {
            Key eldest = open.keySet().iterator().next();
            forget(eldest);
            steps.remove(eldest);
        }
        open.put(key, parts);
        steps.put(key, all);
        bytes += length;
    }

    private void forget(Key key) {
        Joined known = open.remove(key);
        bytes -= known == null ? 0 : known.bytes().length;
    }

    /** Bytes of that side are missing: forgets the messages it had begun. */
    void lost(Side side) {
        for (Key key : open.keySet().stream().filter(key -> key.side == side).toList()) {
            forget(key);
            steps.remove(key);
        }
    }
}
