// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.calls;

import java.util.LinkedHashMap;

/**
 * The requests of one side that were not answered yet. When there are too many, the oldest are removed. For one thread.
 *
 * @param <T> what a dissector knows of the operation
 */
public final class OpenRequests<T> {
    private static final int MOST_OPEN = 10_000;
    /** The most characters that the names of their operations have together. */
    private static final int MOST_CHARS = 200_000;

    /**
     * A request.
     *
     * @param operation its name, empty when that is not known
     * @param signature of the operation, by which its body was read; null when that is not known
     */
    public record Asked<T>(String operation, T signature) {
    }

    private final LinkedHashMap<Long, Asked<T>> open = new LinkedHashMap<>();
    private int chars;

    /** Adds a request; replaces one with the same id. */
    public void asked(long id, Asked<T> request) {
        answered(id);
        open.put(id, request);
        chars += request.operation().length();
        while (open.size() > MOST_OPEN || chars > MOST_CHARS) {
            answered(open.firstEntry().getKey());
        }
    }

    /** Returns the request with an id; never null. */
    public Asked<T> get(long id) {
        Asked<T> known = open.get(id);
        return known == null ? new Asked<>("", null) : known;
    }

    /** Removes a request. */
    public void answered(long id) {
        Asked<T> known = open.remove(id);
        chars -= known == null ? 0 : known.operation().length();
    }
}
