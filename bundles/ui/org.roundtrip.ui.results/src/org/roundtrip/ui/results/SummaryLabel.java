// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** Sentences above the findings of a run. It has no height while there is nothing to say. User interface's thread. */
final class SummaryLabel {
    private final Label label;
    private String said;

    /** @param parent has a layout of a grid */
    SummaryLabel(Composite parent) {
        label = new Label(parent, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 6).hint(100, SWT.DEFAULT).applyTo(label);
    }

    /** Says these sentences from now on; empty ones are left out. @param more what the tip says of them */
    void say(List<String> sentences, List<String> more) {
        label.setToolTipText(more.isEmpty() ? null : String.join("\n", more));
        String now = sentences.stream().filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" "));
        if (!now.equals(said)) {
            said = now;
            label.setText(now.replace("&", "&&"));
            label.setVisible(!now.isEmpty());
            ((GridData) label.getLayoutData()).exclude = now.isEmpty();
            label.getParent().layout();
        }
    }
}
