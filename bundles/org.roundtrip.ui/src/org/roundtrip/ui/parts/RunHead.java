// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.open.OpenRun;

/** The line at the top of a view that names the run it shows: plan, start, state and network. User interface's thread only. */
public final class RunHead {
    private final Composite place;
    private final Label picture;
    private final Line line;

    /** Creates a line without words. */
    public RunHead(Composite parent) {
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).extendedMargins(6, 0, 0, 0).applyTo(place);
        picture = new Label(place, SWT.NONE);
        line = new Line(place);
        line.setMargins(6, 2, 6, 2);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(line);
    }

    /** Returns the widget, for the view's layout. */
    public Control control() {
        return place;
    }

    /**
     * Names a run.
     *
     * @param problem a sentence on why not all of the run is shown, or empty
     * @param beside  the run in focus, which this one is compared with; null for none
     */
    void show(OpenRun open, String problem, OpenRun beside) {
        String difference = beside == null || beside == open ? "" : PlanDifference.inShort(open.run(), beside.run());
        HeadText shown = RunNames.description(open.run(), open.label());
        if (!difference.isEmpty()) {
            shown = shown.and(NLS.bind(Messages.differs, difference));
        }
        show(problem.isEmpty() ? shown : shown.and(problem),
                problem.isEmpty() ? RunNames.icon(open.run().outcome()) : "error");
    }

    /** Names a run and the part of it that is shown. */
    public void showPart(OpenRun open, String part) {
        show(RunNames.description(open.run(), open.label()).and(part), RunNames.icon(open.run().outcome()));
    }

    /** Names something that belongs to no run, such as a file. @param icon see {@link Icons} */
    public void show(String description, String icon) {
        show(new HeadText(description, "", ""), icon);
    }

    private void show(HeadText text, String icon) {
        boolean first = picture.getImage() == null;
        picture.setImage(Icons.image(icon));
        line.show(text);
        if (first) {
            place.layout();
        }
    }

    /** A label that is shortened as its text says, and not in the middle. Its tool tip has the whole text. */
    private static final class Line extends CLabel {
        private HeadText shown = new HeadText("", "", "");

        Line(Composite parent) {
            super(parent, SWT.NONE);
        }

        void show(HeadText text) {
            if (!text.equals(shown)) {
                shown = text;
                setText(escaped(text.text()));
                setToolTipText(text.text());
            }
        }

        private static String escaped(String text) {
            return text.replace("&", "&&");
        }

        @Override
        protected String shortenText(GC gc, String text, int width) {
            return escaped(shown.shortened(tried -> gc.textExtent(tried).x <= width));
        }
    }
}
