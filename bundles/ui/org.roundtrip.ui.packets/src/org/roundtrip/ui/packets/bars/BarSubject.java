// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/**
 * The call or message that a bar stands for, which a person selects by the bar. Immutable.
 *
 * @param call    its number, or -1 for a message
 * @param message its number, or -1 for a call
 */
public record BarSubject(int call, int message) {
    private static final Texts TEXTS = Texts.of(BarSubject.class);

    /** Returns the subject of the bar of a call. */
    public static BarSubject ofCall(int call) {
        return new BarSubject(call, -1);
    }

    /** Returns the subject of the bar of a message. */
    public static BarSubject ofMessage(int message) {
        return new BarSubject(-1, message);
    }

    /** Returns what a bar explains, and that a click selects what it stands for, where that is one thing. */
    static String tip(StackedBar<?> bar) {
        return lines(bar, TEXTS.text("clickSelectsCall"), TEXTS.text("clickSelectsMessage"));
    }

    /** Returns the same for the row of a bar in a table, where a click selects the row. */
    static String rowTip(StackedBar<?> bar) {
        return lines(bar, TEXTS.text("openSelectsCall"), TEXTS.text("openSelectsMessage"));
    }

    private static String lines(StackedBar<?> bar, String ofCall, String ofMessage) {
        String how = bar.subject() instanceof BarSubject subject ? subject.call < 0 ? ofMessage : ofCall : "";
        return how.isEmpty() || bar.tip().isEmpty() ? bar.tip() + how : bar.tip() + "\n" + how;
    }

    /** Whether a capture has it; a picture may still show bars of the capture before. */
    boolean isIn(OpenCapture capture) {
        return capture != null && call < capture.calls().size() && message < capture.messages().size();
    }

    /** Returns the selection of it with the same range. */
    CaptureSelection in(CaptureSelection now) {
        return call < 0 ? now.withMessage(message) : now.withCall(call);
    }
}
