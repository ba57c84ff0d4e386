// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.ui.look.Icons;

/** Shows remarks on the selected row below the table. Hidden when there are none. */
final class RowDetails {
    private final Composite place;
    private RowNotes shown;

    RowDetails(Composite parent) {
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 5).spacing(7, 3).applyTo(place);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(place);
        place.setVisible(false);
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
                line(Icons.image("error"), notes.error());
            }
            if (!notes.notes().isEmpty()) {
                line(Icons.image("info"), String.join(" ", notes.notes()));
            }
        }
        place.setVisible(visible);
        ((GridData) place.getLayoutData()).exclude = !visible;
        place.getParent().layout(true, true);
    }

    private void line(Image icon, String sentence) {
        Label picture = new Label(place, SWT.NONE);
        picture.setImage(icon);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(picture);
        Label text = new Label(place, SWT.WRAP);
        text.setText(sentence.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(text);
    }
}
