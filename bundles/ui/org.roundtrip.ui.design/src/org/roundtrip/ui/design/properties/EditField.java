// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import java.util.function.Supplier;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.form.Decorated;

/**
 * A text of what is drawn. What is typed is taken when it is valid; else the reason stands below, the text stays here, and the
 * design has the last valid one. Escape brings back what was there when the field got the keyboard.
 */
final class EditField {
    private final DesignEditing editing;
    private final Supplier<TextPlace> place;
    private final Text text;
    private final Decorated mark;
    private final Label reason;
    private boolean showing;
    /** What Escape brings back. */
    private String first = "";
    /** Which text it showed last. */
    private TextPlace before;

    /**
     * A field with a label; it occupies two columns of a grid.
     *
     * @param label its name, and that of its steps of undo
     * @param place which text it shows now
     */
    EditField(Composite parent, DesignEditing editing, String label, String tip, Supplier<TextPlace> place) {
        this.editing = editing;
        this.place = place;
        Label name = new Label(parent, SWT.NONE);
        name.setText(label);
        name.setToolTipText(tip);
        text = new Text(parent, SWT.BORDER | SWT.SINGLE);
        text.setToolTipText(tip);
        text.setEditable(editing.editable());
        text.setEnabled(editing.editable());
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).indent(Decorated.WIDTH, 0)
                .hint(70, SWT.DEFAULT).applyTo(text);
        mark = new Decorated(text);
        reason = new Label(parent, SWT.WRAP);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).indent(Decorated.WIDTH, 0).hint(70, SWT.DEFAULT)
                .exclude(true).applyTo(reason);
        reason.setVisible(false);
        text.addModifyListener(typed -> {
            if (!showing) {
                showing = true;
                editing.type(label, place.get(), text.getText());
                showing = false;
                say();
            }
        });
        text.addListener(SWT.FocusIn, event -> first = text.getText());
        text.addListener(SWT.Traverse, event -> {
            if (event.detail == SWT.TRAVERSE_ESCAPE && !text.getText().equals(first)) {
                event.doit = false;
                text.setText(first);
                text.selectAll();
            }
        });
        refresh();
    }

    private void say() {
        String problem = editing.unfinished(place.get());
        mark.show(problem.isEmpty() ? null : problem);
        if (!reason.getText().equals(problem)) {
            reason.setText(problem);
            reason.setVisible(!problem.isEmpty());
            ((GridData) reason.getLayoutData()).exclude = problem.isEmpty();
            text.getParent().layout();
        }
    }

    /** Whether it shows a text now. */
    boolean isOf(TextPlace other) {
        return place.get().equals(other);
    }

    /** Gives it the keyboard. */
    void focus() {
        text.setFocus();
        text.selectAll();
    }

    /** Shows the design as it is now, unless it has just been typed here. */
    void refresh() {
        TextPlace shown = place.get();
        String now = editing.state().unfinished().at(shown).or(() -> shown.text(editing.outline())).orElse(null);
        if (!showing && now != null) {
            say();
            if (!text.getText().equals(now) || !shown.equals(before)) {
                showing = true;
                before = shown;
                first = now;
                text.setText(now);
                showing = false;
            }
        }
    }
}
