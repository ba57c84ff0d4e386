// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.text.Texts;

/**
 * Messages whose fragments were not all received yet. Holds at most {@link #MOST_BYTES} bytes of one message, and as
 * many of all messages together. A message of too many fragments would take too long to read; it is given up, and its
 * fragments are shown without their values.
 */
final class Unfinished {
    private static final Texts TEXTS = Texts.of(Unfinished.class);

    /** The longest message in fragments that is read as a whole. */
    static final int MOST_BYTES = 4 << 20;
    /**
     * How many values are read at most: for a message, and for each of its bytes. Some are read again with every
     * fragment.
     */
    private static final int MOST_STEPS = 100_000, MOST_STEPS_A_BYTE = 16;
    /** In GIOP 1.1 fragments have no request id: those of a side belong to one message. */
    static final long ONLY = -1;

    private record Key(Side side, long id) {
    }

    private final Map<Key, Joined> open = new LinkedHashMap<>();
    private final Map<Key, Long> steps = new HashMap<>();
    private long bytes;

    /** Returns the parts received so far. @return null when they are not known */
    Joined get(Side side, long id) {
        return open.get(new Key(side, id));
    }

    /** Stores the first part; replaces an unfinished message of the same id. */
    void begin(Side side, long id, Joined first, int taken) {
        steps.remove(new Key(side, id));
        keep(side, id, first, taken);
    }

    /**
     * Stores the parts if fragments follow, else removes them. @param taken values read in them
     */
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

    /** Removes the unfinished messages of a side, because bytes of it are missing. */
    void lost(Side side) {
        for (Key key : open.keySet().stream().filter(key -> key.side == side).toList()) {
            forget(key);
            steps.remove(key);
        }
    }
}
