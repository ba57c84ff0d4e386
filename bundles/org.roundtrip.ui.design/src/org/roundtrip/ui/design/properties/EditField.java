// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.form.Decorated;

/** A text of what is drawn. What is typed is taken when it is valid; else the reason stands below, and the design stays as it is. */
final class EditField {
    private final DesignEditing editing;
    private final String label;
    private final Function<Design, String> get;
    private final BiFunction<Design, String, Edited> edit;
    private final Text text;
    private final Decorated mark;
    private final Label reason;
    private boolean showing;
    private boolean typing;

    /**
     * A field with a label; it occupies two columns of a grid.
     *
     * @param label its name, and that of its steps of undo
     * @param get   the text that a design has; null when what it is of has gone
     * @param edit  makes the edit of a typed text
     */
    EditField(Composite parent, DesignEditing editing, String label, String tip, Function<Design, String> get,
            BiFunction<Design, String, Edited> edit) {
        this.editing = editing;
        this.label = label;
        this.get = get;
        this.edit = edit;
        Label name = new Label(parent, SWT.NONE);
        name.setText(label);
        name.setToolTipText(tip);
        text = new Text(parent, SWT.BORDER | SWT.SINGLE);
        text.setToolTipText(tip);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).indent(Decorated.WIDTH, 0)
                .hint(70, SWT.DEFAULT).applyTo(text);
        mark = new Decorated(text);
        reason = new Label(parent, SWT.WRAP);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).indent(Decorated.WIDTH, 0).hint(70, SWT.DEFAULT)
                .exclude(true).applyTo(reason);
        reason.setVisible(false);
        text.addModifyListener(typed -> take());
        text.addListener(SWT.FocusOut, left -> refresh());
        refresh();
    }

    private void take() {
        if (showing) {
            return;
        }
        Edited edited = edit.apply(editing.design(), text.getText());
        switch (edited) {
            case Edited.Refused refused -> say(refused.reason());
            case Edited.Done done -> {
                say("");
                typing = true;
                editing.apply(label, text, new Edited.Done(done.design(), editing.selection()));
                typing = false;
            }
        }
    }

    private void say(String problem) {
        mark.show(problem.isEmpty() ? null : problem);
        if (!reason.getText().equals(problem)) {
            reason.setText(problem);
            reason.setVisible(!problem.isEmpty());
            ((GridData) reason.getLayoutData()).exclude = problem.isEmpty();
            text.getParent().layout();
        }
    }

    /** Shows the design as it is now, unless it has just been typed here. */
    void refresh() {
        String now = get.apply(editing.design());
        if (!typing && now != null) {
            say("");
            if (!text.getText().equals(now)) {
                showing = true;
                text.setText(now);
                showing = false;
            }
        }
    }
}
