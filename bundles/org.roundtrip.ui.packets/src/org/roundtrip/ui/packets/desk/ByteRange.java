// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * Some bytes of a message.
 *
 * @param from the first, from 0
 * @param to   behind the last
 */
public record ByteRange(long from, long to) {
    /** @throws IllegalArgumentException when the range begins before the message or ends before it begins */
    public ByteRange {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("a range of bytes cannot end before it begins");
        }
    }
}
