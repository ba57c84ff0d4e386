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
    private final List<RecordKeys> candidates = new ArrayList<>();
    private RecordKeys keys;
    /** The number of the next record; -1 when it is not known. */
    private long next = -1;
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
        if (keys != null && next >= 0) {
            Optional<RecordKeys.Opened> opened = keys.open(record, next);
            if (opened.isPresent()) {
                next++;
                return opened;
            }
        }
        if (hopeless) {
            return Optional.empty();
        }
        for (RecordKeys candidate : keys == null ? candidates : List.of(keys)) {
            long number = candidate.find(record, greeted && keys == null ? FIRST : Long.MAX_VALUE);
            if (number >= 0) {
                keys = candidate;
                next = number + 1;
                return candidate.open(record, number);
            }
        }
        // Records of the handshake have other keys. Later ones are not looked for again and again.
        hopeless = !greeted || keys != null;
        return Optional.empty();
    }

    /** Whether any key may fit. */
    boolean mayOpen() {
        return !candidates.isEmpty() && !hopeless;
    }

    /** Records were lost, so the next number is not known. */
    void lost() {
        next = -1;
        hopeless = false;
    }
}
