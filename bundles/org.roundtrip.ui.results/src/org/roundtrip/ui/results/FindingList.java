// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.analysis.Finding;
import org.roundtrip.report.words.FindingWords;

/**
 * The findings of a run as links, strongest first. As many lines are in sight as {@value #LINES} findings need; the others
 * can be scrolled to. Takes no room without findings. User interface's thread only.
 */
final class FindingList {
    private static final int LINES = 3;
    private static final int GAP = 3;
    private final ScrolledComposite place;
    private final Composite lines;
    private final Consumer<Finding> chosen;
    private List<Finding> shown = List.of();

    /** @param chosen gets the finding that was clicked */
    FindingList(Composite parent, Consumer<Finding> chosen) {
        this.chosen = chosen;
        place = new ScrolledComposite(parent, SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 6).exclude(true).applyTo(place);
        place.setVisible(false);
        place.setExpandHorizontal(true);
        place.setExpandVertical(true);
        place.setShowFocusedControl(true);
        lines = new Composite(place, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, GAP).applyTo(lines);
        place.setContent(lines);
        place.addListener(SWT.Resize, event -> fit());
    }

    void show(List<Finding> findings) {
        if (findings.equals(shown)) {
            return;
        }
        shown = findings;
        for (Control old : lines.getChildren()) {
            old.dispose();
        }
        findings.forEach(this::add);
        place.setVisible(!findings.isEmpty());
        ((GridData) place.getLayoutData()).exclude = findings.isEmpty();
        place.setOrigin(0, 0);
        fit();
        place.getParent().layout(true, true);
    }

    private void add(Finding finding) {
        Link link = new Link(lines, SWT.WRAP);
        link.setText("<a>" + FindingWords.sentence(finding).replace("&", "&&") + "</a>");
        link.setToolTipText(Messages.findingTip);
        link.addListener(SWT.Selection, event -> chosen.accept(finding));
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(link);
    }

    /** Gives each line the height that it needs in the present width. */
    private void fit() {
        int width = place.getClientArea().width;
        if (width <= 0 || shown.isEmpty()) {
            return;
        }
        int inSight = 0;
        for (int i = 0; i < lines.getChildren().length; i++) {
            Control line = lines.getChildren()[i];
            int height = line.computeSize(width, SWT.DEFAULT).y;
            ((GridData) line.getLayoutData()).heightHint = height;
            inSight += i < LINES ? height + (i == 0 ? 0 : GAP) : 0;
        }
        lines.layout(true);
        place.setMinHeight(lines.computeSize(width, SWT.DEFAULT).y);
        GridData room = (GridData) place.getLayoutData();
        if (room.heightHint != inSight) {
            room.heightHint = inSight;
            place.getParent().layout();
        }
    }
}
