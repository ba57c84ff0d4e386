// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/**
 * A line in which a person says which bytes to find, as text or as hexadecimal digits; Enter goes to the next place,
 * Shift+Enter to the one before, Escape closes it. Takes no room until {@link #open}. User interface's thread only.
 */
public final class FindBar extends Composite {
    private static final int HEX = 1;

    /** Looks for what was asked for. */
    @FunctionalInterface
    public interface Finder {
        /** @param forward else to the place before */
        void find(Needle needle, boolean forward);
    }

    private final Text words;
    private final Combo kind;
    private final Label answer;
    private final Finder finder;
    private final Runnable closed;

    /** @param closed where the keys should go when it is closed */
    public FindBar(Composite parent, Finder finder, Runnable closed) {
        super(parent, SWT.NONE);
        this.finder = finder;
        this.closed = closed;
        GridLayoutFactory.fillDefaults().numColumns(6).margins(6, 4).spacing(6, 0).applyTo(this);
        kind = new Combo(this, SWT.READ_ONLY);
        kind.setItems(Messages.findText, Messages.findHex);
        kind.select(0);
        words = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH);
        words.setFont(JFaceResources.getTextFont());
        words.setMessage(Messages.findText);
        GridDataFactory.fillDefaults().grab(true, false).hint(120, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER).applyTo(words);
        button(Messages.findPrevious, false);
        button(Messages.findNext, true);
        answer = new Label(this, SWT.NONE);
        GridDataFactory.fillDefaults().hint(110, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER).applyTo(answer);
        Button close = new Button(this, SWT.PUSH | SWT.FLAT);
        close.setText(Messages.findClose);
        close.addListener(SWT.Selection, event -> close());
        kind.addListener(SWT.Selection, event -> words.setMessage(kind.getText()));
        words.addListener(SWT.KeyDown, this::key);
        words.addListener(SWT.Modify, event -> answer.setText(""));
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(this);
        setVisible(false);
    }

    private void button(String text, boolean forward) {
        Button button = new Button(this, SWT.PUSH | SWT.FLAT);
        button.setText(text);
        button.addListener(SWT.Selection, event -> find(forward));
    }

    private void key(Event event) {
        if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
            find((event.stateMask & SWT.SHIFT) == 0);
            event.doit = false;
        } else if (event.keyCode == SWT.ESC) {
            close();
            event.doit = false;
        }
    }

    /** Comes up, ready to be written in. */
    public void open() {
        show(true);
        words.selectAll();
        words.setFocus();
    }

    /** Looks for the same again. */
    public void find(boolean forward) {
        boolean hex = kind.getSelectionIndex() == HEX;
        Needle needle = hex ? Needle.hex(words.getText()) : Needle.text(words.getText());
        answer.setText(needle == null && hex && !words.getText().isEmpty() ? Messages.findNoHex : "");
        if (needle != null) {
            finder.find(needle, forward);
        }
    }

    /** Says what came of it, in a few words. */
    public void answer(String found) {
        answer.setText(found);
        answer.setToolTipText(found);
    }

    private void close() {
        show(false);
        closed.run();
    }

    private void show(boolean visible) {
        setVisible(visible);
        ((GridData) getLayoutData()).exclude = !visible;
        getParent().layout();
    }
}
