// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.open.OpenRun;

/** The line at the top of a view that names the run it shows: plan, start, state and network. */
final class RunHead {
    private final CLabel label;

    RunHead(Composite parent) {
        label = new CLabel(parent, SWT.NONE);
        label.setMargins(6, 2, 6, 2);
    }

    Control control() {
        return label;
    }

    /** @param problem a sentence on why not all of the run is shown, or empty */
    void show(OpenRun open, String problem) {
        String shown = RunNames.description(open.run(), open.label());
        String description = problem.isEmpty() ? shown : NLS.bind(Messages.shownWithProblem, shown, problem);
        if (!description.equals(label.getToolTipText())) {
            label.setImage(Icons.image(problem.isEmpty() ? RunNames.icon(open.run().outcome()) : "error"));
            label.setText(description.replace("&", "&&"));
            label.setToolTipText(description);
        }
    }
}
