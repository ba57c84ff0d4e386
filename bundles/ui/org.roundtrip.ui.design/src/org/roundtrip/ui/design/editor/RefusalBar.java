// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.theme.Icons;

/** The line below a design that says what a drop would do, or why an edit is not possible. It keeps its height, so that nothing moves under a drag. */
final class RefusalBar {
    private final Composite body;

    RefusalBar(Composite parent, DesignEditing editing) {
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(6, 3).applyTo(body);
        Label mark = new Label(body, SWT.NONE);
        mark.setImage(Icons.image("warning"));
        mark.setVisible(false);
        Label words = new Label(body, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(words);
        DesignListener listener = new DesignListener() {
            @Override
            public void refusalChanged() {
                mark.setVisible(!editing.refusal().isEmpty());
                String said = editing.refusal().isEmpty() ? editing.outlook() : editing.refusal();
                words.setText(said.replace("&", "&&"));
                words.setToolTipText(said);
            }
        };
        editing.addListener(listener);
        body.addDisposeListener(disposed -> editing.removeListener(listener));
    }

    Composite widget() {
        return body;
    }
}
