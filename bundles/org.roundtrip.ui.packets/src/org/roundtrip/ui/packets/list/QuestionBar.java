// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.function.Function;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.parts.BottomBar;

/** The line under the list that asks for one thing: the number of a packet, or a comment. */
final class QuestionBar extends BottomBar {
    private Function<String, String> check = answer -> null;

    QuestionBar(Composite parent, Control back) {
        super(parent, back);
    }

    /**
     * Asks a question.
     *
     * @param answer what the text field contains at first
     * @param accept uses the answer; returns null, or a sentence that says what is wrong with it
     */
    void ask(String question, String answer, Function<String, String> accept) {
        check = accept;
        ask(question, answer);
    }

    @Override
    protected void entered() {
        String wrong = check.apply(text().getText());
        if (wrong == null) {
            hide();
        } else {
            say(wrong);
        }
    }
}
