// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.roundtrip.words.Numbers;
import org.roundtrip.chart.LabelRoom;
import org.roundtrip.ui.packets.timing.trace.CallTimes;

/**
 * Writes the numbers of calls above them, where those calls begin. Of few calls all that have room are written, of many
 * some round ones.
 */
final class CallNumbers {
    /** How often its latency would fit beside a call that has it while others do not. */
    private static final double MUCH = 1.5;
    private static final double EMS_PER_NUMBER = 8;
    private final TimingPen pen;
    private final CallTimes calls;
    private double end;

    CallNumbers(TimingPen pen, CallTimes calls) {
        this.pen = pen;
        this.calls = calls;
        end = pen.layout().notes().getMinX();
    }

    /** @return where the last of them ends, in pixels */
    double draw(VisibleCalls visible) {
        if (visible.single()) {
            all(visible.first(), visible.end());
        } else {
            some(visible.first(), visible.end());
        }
        return end;
    }

    /** Where a number with this middle is seen whole. */
    private double inside(double middle, String text) {
        return Math.clamp(middle - width(text) / 2, pen.layout().notes().getMinX(),
                Math.max(pen.layout().notes().getMinX(), pen.layout().notes().getMaxX() - width(text)));
    }

    private void write(String text, double x) {
        pen.text(text, x, baseline(pen));
        end = Math.max(end, x + width(text));
    }

    /** Writes before the numbers what they count. */
    static void drawHead(TimingPen pen, VisibleCalls calls) {
        if (calls.end() > calls.first()) {
            pen.axisLabel(TimingLabels.call(), baseline(pen) - pen.font().getAscent() * 0.4);
        }
    }

    /**
     * All of them with their latencies or all without; a number that has no room is left out. A call that is much longer than most
     * has its latency all the same.
     */
    private void all(int first, int beyond) {
        LabelRoom room = new LabelRoom(pen.em() / 2);
        boolean latencies = true;
        for (int call = first; call < beyond; call++) {
            latencies &= width(withLatency(call)) <= visible(call) || cut(call);
        }
        for (int call = first; call < beyond; call++) {
            String full = withLatency(call);
            String text = width(full) <= visible(call) / (latencies ? 1 : MUCH) ? full : Numbers.count(call + 1);
            // A number may be wider than a short call, but not than the way to the next one.
            double x = inside((left(call) + right(call)) / 2, text);
            if (visible(call) > 0 && room.take(x, x + width(text))) {
                write(text, x);
            }
        }
    }

    private void some(int first, int beyond) {
        int step = step((beyond - first) * EMS_PER_NUMBER * pen.em() / pen.layout().latency().getWidth());
        LabelRoom room = new LabelRoom(pen.em() / 2);
        for (int number = (first / step + 1) * step; number <= beyond; number += step) {
            String text = Numbers.count(number);
            double x = inside(pen.time().place(calls.start(number - 1)), text);
            if (room.take(x, x + width(text))) {
                write(text, x);
            }
        }
    }

    /** The least of 1, 2, 5, 10, 20 and so on that is not below a number. */
    static int step(double least) {
        int power = 1;
        while (power * 10 < least) {
            power *= 10;
        }
        return least <= power ? power : least <= 2 * power ? 2 * power : least <= 5 * power ? 5 * power : 10 * power;
    }

    private String withLatency(int call) {
        return TimingLabels.callWithLatency(Numbers.count(call + 1), calls.duration(call));
    }

    private static double baseline(TimingPen pen) {
        return pen.layout().notes().getMaxY() - pen.font().getDescent();
    }

    private double width(String text) {
        return pen.font().stringWidth(text);
    }

    private double left(int call) {
        return Math.max(pen.time().place(calls.start(call)), pen.layout().latency().getMinX());
    }

    private double right(int call) {
        return Math.min(pen.time().place(calls.end(call)), pen.layout().latency().getMaxX());
    }

    private double visible(int call) {
        return right(call) - left(call);
    }

    /** Whether only a part of a call is visible. */
    private boolean cut(int call) {
        return calls.start(call) < pen.time().from() || calls.end(call) > pen.time().to();
    }
}
