// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

/**
 * Bytes of a message that carry a part of its payload. Immutable.
 *
 * @param path of the part, as in {@link PreviewException#refusals}; the elements of a list all have the same
 * @param from place of the first byte
 * @param to   place after the last byte
 */
public record PayloadPlace(String path, int from, int to) {
    /** Begins what a path has after that of the whole. */
    private static final String PART = ".[?";

    /** Whether all of some bytes are here. */
    public boolean has(int first, int end) {
        return from <= first && end <= to;
    }

    /** Whether this is a part of the payload or of one of its parts. @param other the path of that */
    public boolean isWithin(String other) {
        return path.startsWith(other) && (path.length() == other.length() || PART.indexOf(path.charAt(other.length())) >= 0);
    }

    /** Returns how many bytes these are. */
    public int length() {
        return to - from;
    }
}
