// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.dissect.Side;

/**
 * Messages of which fragments are still to come. Holds no more than {@link #MOST_BYTES} of a message and so many of all,
 * and gives up a message of so many fragments that to read it on would take too long; the fragments of such a one are
 * shown as they stand.
 */
final class Unfinished {
    /** How long a message in fragments may be to be read as a whole. */
    static final int MOST_BYTES = 4 << 20;
    /** How many bytes are read again for one message: each fragment is read with all those before it. */
    private static final long MOST_WORK = 256 << 20;
    /** In GIOP 1.1 fragments have no request id: those of a side belong to one message. */
    static final long ONLY = -1;

    private record Key(Side side, long id) {
    }

    private final Map<Key, Joined> open = new LinkedHashMap<>();
    private final Map<Key, Long> work = new HashMap<>();
    private long bytes;

    /** The parts until now. @return null when they are not known */
    Joined get(Side side, long id) {
        return open.get(new Key(side, id));
    }

    /** Keeps the parts until now if fragments follow, else forgets them. */
    void keep(Side side, long id, Joined parts) {
        Key key = new Key(side, id);
        forget(key);
        long done = work.getOrDefault(key, 0L) + parts.bytes().length;
        if (!parts.more() || parts.bytes().length > MOST_BYTES || done > MOST_WORK) {
            work.remove(key);
            return;
        }
        while (bytes + parts.bytes().length > MOST_BYTES) {
            Key eldest = open.keySet().iterator().next();
            forget(eldest);
            work.remove(eldest);
        }
        open.put(key, parts);
        work.put(key, done);
        bytes += parts.bytes().length;
    }

    private void forget(Key key) {
        Joined known = open.remove(key);
        bytes -= known == null ? 0 : known.bytes().length;
    }

    /** Bytes of that side are missing: what it had begun cannot be told any more. */
    void lost(Side side) {
        for (Key key : open.keySet().stream().filter(key -> key.side == side).toList()) {
            forget(key);
            work.remove(key);
        }
    }
}
