// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.interop;

import org.roundtrip.model.Result;

/**
 * What came of one client that called one operation of one server.
 *
 * @param client the client's name in the plan
 * @param server the server's name in the plan
 * @param result the row with its figures
 * @param state  whether it works
 * @param error  one sentence when it was refused or failed, else empty
 */
public record PairCell(String client, String server, Result result, State state, String error) {

    /** The states of a cell. */
    public enum State {
        /** Not measured yet, or the run ended before. */
        OPEN,
        /** At least one fork made its calls, each with the right value, and none failed. */
        WORKS,
        /** A side cannot carry the operation, so nothing was started. */
        REFUSED,
        /** At least one fork failed. */
        FAILED
    }

    /** The client and the server. */
    public Pair pair() {
        return new Pair(client, server);
    }

    /** The operation that was called. */
    public String operation() {
        return result.operation();
    }

    /** Whether calls come back with the right value. */
    public boolean works() {
        return state == State.WORKS;
    }

    /** Nanoseconds of the median call; null unless it works and has enough calls. */
    public Double p50Nanos() {
        return works() ? result.p50Nanos() : null;
    }
}
