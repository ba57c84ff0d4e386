// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.bar.BottomBar;

/**
 * The line under the list that asks for one thing: the number of a packet, or a comment. A comment is work, so it is kept also when the
 * person goes elsewhere without having pressed Enter; only Escape leaves it as it was.
 */
final class QuestionBar extends BottomBar {
    private static final Texts TEXTS = Texts.of(QuestionBar.class);

    private final Runnable written;
    private Function<String, String> check = answer -> null;
    private String before = "";
    private boolean keeps;

    /** @param written runs while {@link #unkept} may change */
    QuestionBar(Composite parent, Control back, Runnable written) {
        super(parent, back);
        this.written = written;
        text().addListener(SWT.Modify, event -> written.run());
        // Where the focus goes is known after this event. It stays in the field while a menu or another program has the keyboard.
        text().addListener(SWT.FocusOut, event -> getDisplay().asyncExec(this::left));
        text().addListener(SWT.Dispose, event -> use());
    }

    /**
     * Asks a question.
     *
     * @param answer what the text field contains at first
     * @param accept uses the answer; returns null, or a sentence that says what is wrong with it
     */
    void ask(String question, String answer, Function<String, String> accept) {
        keep();
        check = accept;
        closeTip(null);
        ask(question, answer);
    }

    /**
     * Asks for something that is kept, and says so.
     *
     * @param answer what the text field contains at first
     * @param accept keeps the answer
     */
    void askAndKeep(String question, String answer, Consumer<String> accept) {
        ask(question, answer, given -> {
            accept.accept(given);
            return null;
        });
        before = answer;
        keeps = true;
        closeTip(TEXTS.text("keepTip"));
        say(TEXTS.text("keepHow"));
    }

    /** Keeps an answer that is to be kept and was not yet, and hides the line. */
    void keep() {
        if (keeps) {
            use();
            leave();
        }
    }

    private void use() {
        boolean unkept = unkept();
        keeps = false;
        if (unkept) {
            check.apply(text().getText());
        }
    }

    /** Whether the field contains an answer that is to be kept and was not yet. */
    boolean unkept() {
        return keeps && !text().isDisposed() && !text().getText().equals(before);
    }

    private void left() {
        if (!isDisposed()) {
            Control now = getDisplay().getFocusControl();
            if (now != null && now != text()) {
                keep();
            }
        }
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

    @Override
    protected void closing() {
        if (keeps) {
            entered();
        } else {
            hide();
        }
    }

    @Override
    protected void closed() {
        keeps = false;
        written.run();
    }
}
