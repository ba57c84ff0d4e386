// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.answer;

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
 * The findings of a run, each a link. Takes no room without findings. User interface's thread only.
 */
final class FindingList {
    private static final Texts TEXTS = Texts.of(FindingList.class);
    private static final int GAP = 3;
    private static final int LEAST_WIDTH = 100;
    private final Composite place;
    private final Consumer<Finding> chosen;
    private List<Finding> shown = List.of();

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
            fill();
        }
    }

    private void fill() {
        for (Control old : place.getChildren()) {
            old.dispose();
        }
        shown.forEach(this::add);
        place.setVisible(!shown.isEmpty());
        ((GridData) place.getLayoutData()).exclude = shown.isEmpty();
        place.getParent().layout(true, true);
    }

    /** The link is for the keyboard; a click beside it does the same. */
    private void add(Finding finding) {
        Link link = new Link(place, SWT.WRAP);
        link.setText("<a>" + FindingWords.sentence(finding).replace("&", "&&") + "</a>");
        link.setToolTipText(TEXTS.text("findingTip"));
        link.setCursor(link.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        link.addListener(SWT.Selection, event -> chosen.accept(finding));
        link.addListener(SWT.MouseUp, event -> chosen.accept(finding));
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(link);
    }
}
