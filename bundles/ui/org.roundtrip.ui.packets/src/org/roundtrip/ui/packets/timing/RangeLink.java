// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Objects;
import java.util.function.Consumer;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.desk.EpochRange;

/**
 * Keeps the visible part of the chart and the selection's range in step. The range is changed when a person has not
 * moved the chart for {@value #SETTLED_MILLIS} ms. User interface's thread only.
 */
final class RangeLink {
    private static final int SETTLED_MILLIS = 200;
    private final ChartCanvas canvas;
    private final Consumer<EpochRange> chosen;
    private final Runnable settled = this::settled;
    private long zero;
    private boolean connected;
    private EpochRange range;

    /** @param chosen receives the range that a person moved the chart to; null for the whole axis */
    RangeLink(ChartCanvas canvas, Consumer<EpochRange> chosen) {
        this.canvas = canvas;
        this.chosen = chosen;
    }

    /** Begins for a chart whose axis has its zero at {@code newZero}, in nanoseconds since 1970. */
    void connect(long newZero) {
        zero = newZero;
        connected = true;
    }

    /** Called when the chart does not show anything any more. */
    void disconnect() {
        connected = false;
        range = null;
    }

    /** The visible part of the chart has changed. */
    void moved() {
        canvas.getDisplay().timerExec(SETTLED_MILLIS, settled);
    }

    private void settled() {
        if (canvas.isDisposed() || !connected || canvas.view() == null) {
            return;
        }
        Viewport view = canvas.view();
        range = view.whole() ? null
                : new EpochRange(zero + Math.round(view.from()), zero + Math.round(view.to()));
        chosen.accept(range);
    }

    /** Shows another range of the selection in the chart; null for the whole axis. @return false if it is the same */
    boolean show(EpochRange other) {
        if (Objects.equals(other, range) || !connected || canvas.view() == null) {
            return false;
        }
        range = other;
        canvas.look(other == null ? canvas.view().reset() : canvas.view().seeing(
                (double) (other.fromNanos() - zero), (double) (other.toNanos() - zero)));
        return true;
    }
}
