// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.LinkedHashMap;

/** The requests of one side that were not answered yet. When there are too many, the oldest are removed. */
final class Requests {
    private static final int MOST_OPEN = 10_000;
    /** The most characters that the names of their operations have together. */
    private static final int MOST_CHARS = 200_000;

    /**
     * A request.
     *
     * @param signature of the operation, by which its body was read; null when that is not known
     */
    record Asked(String operation, Signature signature) {
        static final Asked UNKNOWN = new Asked("", null);
    }

    private final LinkedHashMap<Long, Asked> open = new LinkedHashMap<>();
    private int chars;

    void asked(long id, Asked request) {
        answered(id);
        open.put(id, request);
        chars += request.operation().length();
        while (open.size() > MOST_OPEN || chars > MOST_CHARS) {
            answered(open.firstEntry().getKey());
        }
    }

    /** Returns the request with an id; never null. */
    Asked get(long id) {
        return open.getOrDefault(id, Asked.UNKNOWN);
    }

    void answered(long id) {
        Asked known = open.remove(id);
        chars -= known == null ? 0 : known.operation().length();
    }
}
