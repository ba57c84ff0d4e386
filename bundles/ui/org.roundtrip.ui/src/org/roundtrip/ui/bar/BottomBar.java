// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bar;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;

/**
 * A line under a view with a question, a field for the answer and a message. In a narrow view it has two lines. It is
 * hidden at first, and Escape hides it again. The parent must have a grid layout. User interface's thread only.
 */
public abstract class BottomBar extends Composite {
    private static final Texts TEXTS = Texts.of(BottomBar.class);

    private final Label question;
    private final Text text;
    private final Composite extras;
    private final Label message;
    private final ToolItem close;
    private final Control back;

    /** @param back gets the keyboard focus when this bar is closed */
    protected BottomBar(Composite parent, Control back) {
        super(parent, SWT.NONE);
        this.back = back;
        question = new Label(this, SWT.NONE);
        text = new Text(this, SWT.SINGLE | SWT.BORDER);
        extras = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(extras);
        message = new Label(this, SWT.WRAP);
        ToolBar tools = new ToolBar(this, SWT.FLAT);
        close = new ToolItem(tools, SWT.PUSH);
        close.setImage(Icons.image("clear"));
        close.setToolTipText(TEXTS.text("closeBar"));
        close.addListener(SWT.Selection, event -> closing());
        setLayout(new BottomBarLayout(question, text, extras, message, tools));
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(this);
        setVisible(false);
        text.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ESC) {
                hide();
                event.doit = false;
            }
        });
        text.addListener(SWT.DefaultSelection, event -> entered());
    }

    /** Called when the person presses Enter in the text field. */
    protected abstract void entered();

    /** Called when the person presses the button at the end of the line. */
    protected void closing() {
        hide();
    }

    /** Says what the button at the end of the line does; null for what it does usually. */
    protected final void closeTip(String words) {
        close.setToolTipText(words == null ? TEXTS.text("closeBar") : words);
    }

    /** Called before the bar is hidden. */
    protected void closed() {
    }

    /** The place between the text field and the message, for a subclass that has more widgets. */
    protected final Composite extras() {
        return extras;
    }

    /** The text field. */
    protected final Text text() {
        return text;
    }

    /**
     * Shows the bar and gives its text field the focus.
     *
     * @param answer what the field contains at first, or null to keep what was written last
     */
    protected final void ask(String words, String answer) {
        question.setText(words);
        if (answer != null) {
            text.setText(answer);
        }
        say("");
        show(true);
        text.selectAll();
        text.setFocus();
    }

    /** Shows a short message beside the text field, or below it where both are too wide. */
    protected final void say(String words) {
        message.setText(words.replace("&", "&&"));
        layout();
        requestLayout();
    }

    /** Hides the bar and returns the focus. */
    protected final void hide() {
        leave();
        back.setFocus();
    }

    /** Hides the bar while the focus stays where the person has put it. */
    protected final void leave() {
        closed();
        show(false);
    }

    private void show(boolean visible) {
        ((GridData) getLayoutData()).exclude = !visible;
        setVisible(visible);
        getParent().layout(true, true);
    }
}
