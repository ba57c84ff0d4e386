// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;

/** A condition on packets, made by {@link FilterLanguage#parse}. Immutable; for any thread. */
public interface Filter {
    /** Lets every packet through. */
    Filter ALL = packet -> true;

    /**
     * Whether a packet meets the condition.
     *
     * @throws IOException when the packet or its messages cannot be read
     */
    boolean matches(FilterContext packet) throws IOException;

    /** Whether both are met. */
    default Filter and(Filter other) {
        return packet -> matches(packet) && other.matches(packet);
    }

    /** Whether one of them is met. */
    default Filter or(Filter other) {
        return packet -> matches(packet) || other.matches(packet);
    }

    /** Whether this is not met. */
    default Filter not() {
        return packet -> !matches(packet);
    }
}
