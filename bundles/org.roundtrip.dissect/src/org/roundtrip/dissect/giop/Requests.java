// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.LinkedHashMap;
import java.util.Map;

/** The requests of one side that were not answered yet; of too many, the eldest are forgotten. */
final class Requests {
    private static final int MOST_OPEN = 10_000;

    /**
     * A request.
     *
     * @param signature of the operation, by which its body was read; null when that is not known
     */
    record Asked(String operation, Signature signature) {
        static final Asked UNKNOWN = new Asked("", null);
    }

    private final Map<Long, Asked> open = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Asked> eldest) {
            return size() > MOST_OPEN;
        }
    };

    void asked(long id, Asked request) {
        open.put(id, request);
    }

    /** What was asked by that id; never null. */
    Asked get(long id) {
        return open.getOrDefault(id, Asked.UNKNOWN);
    }

    void answered(long id) {
        open.remove(id);
    }
}
