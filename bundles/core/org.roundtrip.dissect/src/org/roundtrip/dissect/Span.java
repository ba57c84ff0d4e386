// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * Bytes of a message.
 *
 * @param from place of the first, counted from the message's first byte
 * @param to   place after the last
 */
public record Span(int from, int to) {

    /** How many bytes these are. */
    public int length() {
        return to - from;
    }
}
