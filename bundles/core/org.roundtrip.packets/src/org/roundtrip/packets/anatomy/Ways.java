// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

/** How the ways are known between the client's end, where the packets of a call were captured, and the server's. */
public enum Ways {
    /** Packets were captured at both ends. */
    MEASURED,
    /** Computed from the network that the run made, see {@link NetworkTimes}. */
    COMPUTED,
    /** Both ends are on one machine with nothing between them that takes time: the ways belong to the server's part. */
    NONE,
    /** Nobody knows what lies between the ends: the server's part may be the network's. */
    UNKNOWN;

    /** Whether the ways are parts of their own. */
    public boolean apart() {
        return this == MEASURED || this == COMPUTED;
    }
}
