// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.analysis.Finding;
import org.roundtrip.words.FindingWords;

/**
 * A finding beside the lists above a chart; its tip says all. A narrow view, such as one of two beside each other in a
 * small window, hides it: the results say it too. User interface's thread only.
 */
final class FindingLabel {
    private static final int LEAST_WIDTH = 100;
    /** A finding that needs more lines leaves its room to the chart. */
    private static final int MOST_LINES = 3;
    private final Composite row;
    private final int gap;
    private final Label label;
    private String said = "";

    /** @param row a grid that is filled up to here @param gap between its columns, in pixels */
    FindingLabel(Composite row, int gap) {
        this.row = row;
        this.gap = gap;
        label = new Label(row, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(label);
        row.addListener(SWT.Resize, event -> fit());
    }

    /** Says findings, that which is to be read first; none is fine. */
    void say(List<Finding> findings) {
        List<String> sentences = findings.stream().map(FindingWords::sentence).toList();
        said = sentences.isEmpty() ? "" : sentences.getFirst();
        String text = said.replace("&", "&&");
        if (!label.getText().equals(text)) {
            label.setText(text);
            label.setToolTipText(String.join("\n", sentences));
            row.getParent().layout(true, true);
            fit();
        }
    }

    /** The sentence that is to be read first, also where it has no room; empty for none. */
    String said() {
        return said;
    }

    private void fit() {
        int room = row.getClientArea().width - gap;
        for (Control control : row.getChildren()) {
            if (control != label && control.getVisible()) {
                room -= control.getSize().x + gap;
            }
        }
        int line = label.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        boolean narrow = label.computeSize(Math.max(1, room - gap), SWT.DEFAULT).y > MOST_LINES * line;
        if (narrow == label.getVisible()) {
            ((GridData) label.getLayoutData()).exclude = narrow;
            label.setVisible(!narrow);
            // Later: the sizes of a layout that is under way are decided already.
            row.getDisplay().asyncExec(() -> {
                if (!row.isDisposed()) {
                    row.getParent().layout(true, true);
                }
            });
        }
    }
}
