// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** A sentence above bars that says which calls they are of; it takes no room while there is none. User interface's thread only. */
final class BarsNote {
    private static final int MARGIN = 6;
    private final Label line;

    /** @param parent has a grid of one column */
    BarsNote(Composite parent) {
        line = new Label(parent, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(MARGIN, 0).exclude(true).applyTo(line);
        line.setVisible(false);
    }

    /** Shows a sentence in the place of the one before; nothing when the view is being closed. @param sentence empty for none @param tip explains it */
    void show(String sentence, String tip) {
        if (!line.isDisposed() && !sentence.equals(line.getText())) {
            boolean visible = !sentence.isEmpty();
            line.setText(sentence);
            line.setToolTipText(visible ? tip : null);
            line.setVisible(visible);
            ((GridData) line.getLayoutData()).exclude = !visible;
            line.getParent().layout(true, true);
        }
    }
}
