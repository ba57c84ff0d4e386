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

/** The line at the top of a view that names the run it shows: plan, start, state and network. User interface's thread only. */
public final class RunHead {
    private final CLabel label;

    /** Creates a line without words. */
    public RunHead(Composite parent) {
        label = new CLabel(parent, SWT.NONE);
        label.setMargins(6, 2, 6, 2);
    }

    /** Returns the widget, for the view's layout. */
    public Control control() {
        return label;
    }

    /**
     * Names a run.
     *
     * @param problem a sentence on why not all of the run is shown, or empty
     * @param beside  the run in focus, which this one is compared with; null for none
     */
    void show(OpenRun open, String problem, OpenRun beside) {
        String difference = beside == null || beside == open ? "" : PlanDifference.inShort(open.run(), beside.run());
        String named = RunNames.description(open.run(), open.label());
        String shown = difference.isEmpty() ? named : NLS.bind(Messages.differs, named, difference);
        show(problem.isEmpty() ? shown : NLS.bind(Messages.shownAndMore, shown, problem),
                problem.isEmpty() ? RunNames.icon(open.run().outcome()) : "error");
    }

    /** Names a run and the part of it that is shown. */
    public void showPart(OpenRun open, String part) {
        show(NLS.bind(Messages.shownAndMore, RunNames.description(open.run(), open.label()), part),
                RunNames.icon(open.run().outcome()));
    }

    /** Names something that belongs to no run, such as a file. @param icon see {@link Icons} */
    public void show(String description, String icon) {
        if (!description.equals(label.getToolTipText())) {
            label.setImage(Icons.image(icon));
            label.setText(description.replace("&", "&&"));
            label.setToolTipText(description);
        }
    }
}
