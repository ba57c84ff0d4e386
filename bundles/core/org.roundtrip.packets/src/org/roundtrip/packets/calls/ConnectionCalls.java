// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.stream.IntStream;

/** The calls of each connection that a journal knows, in the order in which they began. Immutable. */
final class ConnectionCalls {
    private final CapturedCalls calls;
    private final int[][] ofConnection;

    ConnectionCalls(CapturedCalls calls) {
        this.calls = calls;
        int[] sizes = new int[calls.callers().connections()];
        IntStream.range(0, calls.size()).forEach(call -> sizes[calls.callers().connection(call)]++);
        ofConnection = IntStream.of(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        for (int call = calls.size() - 1; call >= 0; call--) {
            int connection = calls.callers().connection(call);
            ofConnection[connection][--sizes[connection]] = call;
        }
    }

    /** Returns how many connections there are. */
    int connections() {
        return ofConnection.length;
    }

    /** Whether there are several connections, and no two calls overlap on one of them. */
    boolean own() {
        if (ofConnection.length == 1) {
            return false;
        }
        for (int[] of : ofConnection) {
            for (int i = 1; i < of.length; i++) {
                if (calls.startEpochNanos(of[i]) < calls.endEpochNanos(of[i - 1])) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the call of a connection that was under way at a moment, or -1. */
    int at(int connection, long epochNanos) {
        int[] of = ofConnection[connection];
        int low = 0;
        int high = of.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (calls.startEpochNanos(of[middle]) <= epochNanos) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low > 0 && epochNanos < calls.endEpochNanos(of[low - 1]) ? of[low - 1] : -1;
    }
}
