// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.VerticalScroll;

/** The fields of what is selected, in two columns that scroll. */
public final class DetailsForm {
    private final ScrolledComposite scroll;
    private final FormFocus focus;

    /** A form without fields. */
    public DetailsForm(Composite parent) {
        scroll = VerticalScroll.in(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        focus = new FormFocus(scroll);
    }

    /** Makes the fields anew. A field that had the focus is followed in it by the new one at the same place. */
    public void fill(Consumer<Composite> fields) {
        Optional<FormFocus.Place> had = Optional.empty();
        if (scroll.getContent() instanceof Composite before) {
            had = focus.in(before);
            before.dispose();
        }
        Composite body = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 6).spacing(6, 6).applyTo(body);
        fields.accept(body);
        scroll.setContent(body);
        VerticalScroll.fit(scroll);
        had.ifPresent(place -> focus.give(body, place));
    }

    /** Adds a sentence over both columns. */
    public static void sentence(Composite body, String text) {
        words(body, text);
    }

    /** Adds a sentence that says what is wrong. */
    public static void problem(Composite body, String text) {
        words(body, text).setData(Theme.STYLE_CLASS, "error");
    }

    private static Label words(Composite body, String text) {
        Label label = new Label(body, SWT.WRAP);
        label.setText(text);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(200, SWT.DEFAULT).applyTo(label);
        return label;
    }
}
