// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.keys.KeyLog;

/** What one side sends after the handshake, opened with the keys that fit. For one thread. */
final class Channel {
    /** Right after a handshake, only tickets for later connections may have been sent before. */
    private static final int FIRST = 16;
    /** So many records may be lost in one gap. */
    private static final int GAP = 1 << 12;
    private static final long MOST = 1L << 50;
    private final List<RecordKeys> candidates = new ArrayList<>();
    private RecordKeys keys;
    /** The number of the next record, or of one before it after a gap. */
    private long next;
    private boolean gap;
    private boolean hopeless;

    Channel(KeyLog log, Side side) {
        log.sessions().forEach(session -> RecordKeys.of(session, side).ifPresent(candidates::add));
    }

    /**
     * Opens the next record.
     *
     * @param record  with its head
     * @param greeted whether the handshake of the connection was seen
     */
    Optional<RecordKeys.Opened> open(byte[] record, boolean greeted) {
        if (keys != null && !gap) {
            // A damaged record has a number, too.
            return keys.open(record, next++);
        }
        for (RecordKeys candidate : keys == null ? candidates : List.of(keys)) {
            long number = keys != null ? candidate.find(record, next, GAP)
                    : candidate.find(record, 0, greeted ? FIRST : MOST);
            if (number >= 0) {
                keys = candidate;
                next = number + 1;
                gap = false;
                return candidate.open(record, number);
            }
        }
        // Records of the handshake have other keys, and come before those that can be opened.
        hopeless = keys == null && !greeted;
        return Optional.empty();
    }

    /** Whether any key may fit. */
    boolean mayOpen() {
        return !candidates.isEmpty() && !hopeless;
    }

    /** Records were lost, so the next number is not known. */
    void lost() {
        gap = true;
    }
}
