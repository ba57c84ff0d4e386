// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.util.stream.IntStream;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.timing.trace.CallColumns;
import org.roundtrip.ui.packets.timing.trace.CallTimes;

/**
 * The calls in the visible part of the axis: the single calls from {@code first} to before {@code end}, or pixel columns. Where
 * calls overlap, some between these may have ended before the visible part.
 *
 * @param columns  null if the calls are few enough to be drawn one by one
 * @param shortest latency of them in nanoseconds, 0 without calls
 * @param longest  latency of them in nanoseconds, 0 without calls
 */
record VisibleCalls(int first, int end, CallColumns columns, long shortest, long longest) {

    /** Finds the calls that a part of the axis shows. @param width in pixels @param most calls to be drawn one by one */
    static VisibleCalls of(CallTimes calls, Viewport view, int width, double most) {
        int first = calls.firstRunningFrom(view.from());
        int end = calls.firstStartingFrom(Math.nextUp(view.to()));
        int starting = calls.firstStartingFrom(view.from());
        long running = IntStream.range(first, starting).filter(call -> calls.end(call) > view.from()).count();
        if (end - starting + running > most) {
            CallColumns columns = CallColumns.of(calls, view.from(), view.to(), width);
            return new VisibleCalls(first, end, columns, columns.shortest(), columns.longest()).withLasting(calls);
        }
        long shortest = Long.MAX_VALUE;
        long longest = 0;
        for (int call = first; call < end; call++) {
            if (call >= starting || calls.end(call) > view.from()) {
                shortest = Math.min(shortest, calls.duration(call));
                longest = Math.max(longest, calls.duration(call));
            }
        }
        return new VisibleCalls(first, end, null, first == end ? 0 : Math.max(1, shortest), longest);
    }

    /** These columns with the latencies of calls that began before the first of them and last over some. */
    private VisibleCalls withLasting(CallTimes calls) {
        long least = shortest == 0 ? Long.MAX_VALUE : shortest;
        long most = longest;
        for (int call : columns.lasting()) {
            if (call >= 0) {
                least = Math.min(least, Math.max(1, calls.duration(call)));
                most = Math.max(most, calls.duration(call));
            }
        }
        return new VisibleCalls(first, end, columns, least == Long.MAX_VALUE ? 0 : least, most);
    }

    /** These calls with the latencies of those of another chart as well. */
    VisibleCalls together(VisibleCalls others) {
        long least = shortest == 0 || others.shortest == 0 ? Math.max(shortest, others.shortest)
                : Math.min(shortest, others.shortest);
        return new VisibleCalls(first, end, columns, least, Math.max(longest, others.longest));
    }

    /** Reports whether they are drawn one by one. */
    boolean single() {
        return columns == null;
    }
}
