// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.function.Function;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Asks for one thing: the number of a packet, or a comment. */
final class QuestionBar extends BottomBar {
    private Function<String, String> answered = answer -> null;

    QuestionBar(Composite parent, Control back) {
        super(parent, back);
    }

    /** @param what takes the answer, and says what is wrong with it or null */
    void ask(String question, String answer, Function<String, String> what) {
        answered = what;
        ask(question, answer);
    }

    @Override
    void entered() {
        String wrong = answered.apply(text().getText());
        if (wrong == null) {
            hide();
        } else {
            say(wrong);
        }
    }
}
