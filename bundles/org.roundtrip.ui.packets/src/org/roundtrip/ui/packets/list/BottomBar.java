// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

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
import org.roundtrip.ui.look.Icons;

/** A line under the list that asks for something, and is gone with Escape. */
class BottomBar extends Composite {
    private final Label label;
    private final Text text;
    private final Label said;
    private final Control back;

    /** @param back where the keyboard goes when this is gone */
    BottomBar(Composite parent, Control back) {
        super(parent, SWT.NONE);
        this.back = back;
        label = new Label(this, SWT.NONE);
        text = new Text(this, SWT.SINGLE | SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        more();
        said = new Label(this, SWT.NONE);
        ToolBar close = new ToolBar(this, SWT.FLAT);
        ToolItem item = new ToolItem(close, SWT.PUSH);
        item.setImage(Icons.image("clear"));
        item.setToolTipText(Messages.closeBar);
        item.addListener(SWT.Selection, event -> hide());
        GridLayoutFactory.fillDefaults().numColumns(getChildren().length).margins(8, 3).spacing(6, 0).applyTo(this);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(this);
        setVisible(false);
        text.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ESC) {
                hide();
            }
        });
        text.addListener(SWT.DefaultSelection, event -> entered());
    }

    /** Adds what stands behind the text. */
    void more() {
    }

    /** Enter was pressed. */
    void entered() {
    }

    final Text text() {
        return text;
    }

    final void ask(String question, String answer) {
        label.setText(question);
        if (answer != null) {
            text.setText(answer);
        }
        say("");
        place(true);
        text.selectAll();
        text.setFocus();
    }

    final void say(String words) {
        said.setText(words.replace("&", "&&"));
        layout();
    }

    /** It was closed. */
    void closed() {
    }

    final void hide() {
        closed();
        place(false);
        back.setFocus();
    }

    private void place(boolean visible) {
        ((GridData) getLayoutData()).exclude = !visible;
        setVisible(visible);
        getParent().layout(true, true);
    }
}
