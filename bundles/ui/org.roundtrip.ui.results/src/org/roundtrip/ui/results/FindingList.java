// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.FindingWords;

/**
 * The findings of a run, strongest first, each with a link. Only {@value #FEW} are shown at first, and a link shows the
 * others. Takes no room without findings. User interface's thread only.
 */
final class FindingList {
    private static final Texts TEXTS = Texts.of(FindingList.class);
    private static final int FEW = 3;
    private static final int GAP = 3;
    private static final int LEAST_WIDTH = 100;
    private final Composite place;
    private final Consumer<Finding> chosen;
    private List<Finding> shown = List.of();
    /** Whether somebody asked for all. */
    private boolean all;

    /** @param chosen gets the finding that was clicked */
    FindingList(Composite parent, Consumer<Finding> chosen) {
        this.chosen = chosen;
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, GAP).extendedMargins(0, 8, 0, 0).applyTo(place);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 4).exclude(true).applyTo(place);
        place.setVisible(false);
    }

    void show(List<Finding> findings) {
        if (!findings.equals(shown)) {
            shown = findings;
            all = false;
            fill();
        }
    }

    private void fill() {
        for (Control old : place.getChildren()) {
            old.dispose();
        }
        shown.stream().limit(all ? shown.size() : FEW).forEach(this::add);
        if (shown.size() > FEW) {
            Link more = new Link(place, SWT.NONE);
            more.setText(all ? TEXTS.text("fewerFindings") : TEXTS.text("moreFindings", shown.size() - FEW));
            more.setToolTipText(TEXTS.text("findingOrder"));
            // Later, because the link goes.
            more.addListener(SWT.Selection, event -> more.getDisplay().asyncExec(this::turn));
        }
        place.setVisible(!shown.isEmpty());
        ((GridData) place.getLayoutData()).exclude = shown.isEmpty();
        place.getParent().layout(true, true);
    }

    private void turn() {
        if (!place.isDisposed()) {
            all = !all;
            fill();
        }
    }

    /** The operation is a link for the keyboard; a click anywhere in the sentence does the same. */
    private void add(Finding finding) {
        Link link = new Link(place, SWT.WRAP);
        link.setText(FindingWords.linked(finding).replace("&", "&&"));
        link.setToolTipText(TEXTS.text("findingTip"));
        link.setCursor(link.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        link.addListener(SWT.Selection, event -> chosen.accept(finding));
        link.addListener(SWT.MouseUp, event -> chosen.accept(finding));
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(link);
    }
}
