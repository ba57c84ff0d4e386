// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Layout;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.VerticalScroll;

/**
 * Shows remarks on the selected row below the table. The name of the row, which may be out of sight, comes first. Hidden
 * when there are none. They take a part of the view at most, and scroll when they are longer, so that the table keeps
 * its rows.
 */
final class RowDetails {
    private static final int PART_OF_VIEW = 5;
    /** So many lines of remarks are in sight, if there are that many. */
    private static final int LEAST_LINES = 2;
    private static final int MARGIN = 2;
    private final Composite sized;
    private final ScrolledComposite scrolled;
    private final Composite place;
    private RowNotes shown;

    RowDetails(Composite parent) {
        sized = new Composite(parent, SWT.NONE);
        sized.setLayout(new PartOfView());
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(sized);
        sized.setVisible(false);
        scrolled = VerticalScroll.in(sized, SWT.V_SCROLL);
        place = new Composite(scrolled, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(8, MARGIN).spacing(7, 3).applyTo(place);
        scrolled.setContent(place);
    }

    /** @param notes null when no single row is selected */
    void show(RowNotes notes) {
        if (notes == null ? shown == null : notes.equals(shown)) {
            return;
        }
        shown = notes;
        for (Control old : place.getChildren()) {
            old.dispose();
        }
        boolean visible = notes != null && !notes.isEmpty();
        if (visible) {
            if (notes.error() != null) {
                line(Icons.image("error"), notes.named(notes.error()));
            }
            if (!notes.notes().isEmpty()) {
                String sentences = String.join(" ", notes.notes());
                line(Icons.image("info"), notes.error() == null ? notes.named(sentences) : sentences);
            }
        }
        sized.setVisible(visible);
        ((GridData) sized.getLayoutData()).exclude = !visible;
        scrolled.setOrigin(0, 0);
        sized.getParent().layout(true, true);
        VerticalScroll.fit(scrolled);
    }

    private void line(Image icon, String sentence) {
        Label picture = new Label(place, SWT.NONE);
        picture.setImage(icon);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(picture);
        Label text = new Label(place, SWT.WRAP);
        text.setText(sentence.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(text);
    }

    /** As high as the remarks, or as the whole lines that a part of the view has room for. */
    private final class PartOfView extends Layout {
        @Override
        protected Point computeSize(Composite composite, int width, int height, boolean flush) {
            int need = place.computeSize(Math.max(1, width), SWT.DEFAULT).y;
            int line = lineHeight();
            int high = sized.getParent().getSize().y / PART_OF_VIEW;
            int lines = Math.max(LEAST_LINES, (high - MARGIN) / line);
            return new Point(Math.max(1, width), Math.min(need, MARGIN + lines * line));
        }

        /** That of a sentence in one line; some platforms set lines farther apart than the font's height. */
        private int lineHeight() {
            return Stream.of(place.getChildren()).filter(child -> !(child instanceof Label label) || label.getImage() == null)
                    .mapToInt(sentence -> sentence.computeSize(SWT.DEFAULT, SWT.DEFAULT).y).findFirst().orElse(1);
        }

        @Override
        protected void layout(Composite composite, boolean flush) {
            scrolled.setBounds(composite.getClientArea());
        }
    }
}
