// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bar;

import org.eclipse.jface.text.IFindReplaceTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.model.text.Texts;

/** The line under the text in which a person writes what to find. Enter goes on, Shift+Enter back, Escape closes it. */
public final class TextFindBar extends BottomBar {
    private static final Texts TEXTS = Texts.of(TextFindBar.class);

    private final ITextViewer viewer;

    /** A bar that is still hidden. @param parent has a grid layout */
    public TextFindBar(Composite parent, ITextViewer viewer) {
        super(parent, viewer.getTextWidget());
        this.viewer = viewer;
        text().addListener(SWT.Modify, event -> say(""));
        text().addListener(SWT.KeyDown, event -> {
            if ((event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) && (event.stateMask & SWT.SHIFT) != 0) {
                find(false);
                // The same key would be taken for a plain Enter once more.
                event.doit = false;
            }
        });
    }

    /** Shows the bar and gives its text field the focus. */
    public void open() {
        Point selection = viewer.getSelectedRange();
        ask(TEXTS.text("find"), selection.y > 0 ? viewer.getTextWidget().getSelectionText().lines().findFirst().orElse("") : null);
    }

    @Override
    protected void entered() {
        find(true);
    }

    private void find(boolean forward) {
        String words = text().getText();
        if (words.isEmpty()) {
            return;
        }
        IFindReplaceTarget target = viewer.getFindReplaceTarget();
        Point selected = target.getSelection();
        // Backwards, a match must begin before the selection; at the start of the text there is none.
        int from = forward ? selected.x + selected.y : selected.x - 1;
        boolean found = (forward || from >= 0) && target.findAndSelect(from, words, forward, false, false) >= 0;
        if (!found && target.findAndSelect(-1, words, forward, false, false) < 0) {
            say(TEXTS.text("notFound"));
        } else {
            say(found ? "" : forward ? TEXTS.text("fromStart") : TEXTS.text("fromEnd"));
        }
    }
}
