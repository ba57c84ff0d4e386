// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;

/**
 * Which caller made each captured call, and on which connection, as the journal numbers them. A journal knows connections
 * only where callers have their own; where the middleware decides, all calls have connection 0. Immutable.
 */
public final class Callers {
    /** One caller, who has one connection. */
    public static final Callers ONE = new Callers(new int[0], new int[0]);

    private final int[] callers;
    private final int[] connections;

    /** @param callers of the calls, from 0 @param connections of the calls, from 0 */
    Callers(int[] callers, int[] connections) {
        this.callers = callers;
        this.connections = connections;
    }

    /** Returns the number of the caller who made a call, from 0. */
    public int of(int call) {
        return callers.length == 0 ? 0 : callers[call];
    }

    /** Whether one caller made all calls. */
    boolean one() {
        return Arrays.stream(callers).distinct().count() <= 1;
    }

    /** Returns the number of the connection on which a call was made, from 0. */
    public int connection(int call) {
        return connections.length == 0 ? 0 : connections[call];
    }

    /** Returns 1 more than the highest number of a connection. */
    int connections() {
        return 1 + Arrays.stream(connections).max().orElse(0);
    }
}
