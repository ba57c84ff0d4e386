// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.ui.run.draft.PlanDraft;

/** A labelled text field for a text of the draft, with an error mark. Occupies two columns of a grid. */
final class TextField {
    private static final int LEAST_WIDTH = 70;
    private final PlanEditing editing;
    private final Function<PlanDraft, String> get;
    private final Object where;
    private final String what;
    private final Text text;
    private final Decorated mark;
    private boolean showing;

    /**
     * A field.
     *
     * @param where place of its problems, see {@link org.roundtrip.ui.run.draft.Problem}
     * @param what  name of the text at that place
     */
    TextField(Composite parent, String label, String tip, PlanEditing editing, Function<PlanDraft, String> get,
            BiFunction<PlanDraft, String, PlanDraft> set, Object where, String what) {
        this.editing = editing;
        this.get = get;
        this.where = where;
        this.what = what;
        Label name = new Label(parent, SWT.NONE);
        name.setText(label);
        name.setToolTipText(tip);
        text = new Text(parent, SWT.BORDER | SWT.SINGLE);
        text.setToolTipText(tip);
        text.setEditable(!editing.readOnly());
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).indent(8, 0)
                .hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(text);
        mark = new Decorated(text);
        text.addModifyListener(typed -> {
            if (!showing) {
                editing.change(label, List.of(where, what),
                        draft -> set.apply(draft, text.getText()));
            }
        });
        refresh();
    }

    /** Shows the draft as it is now. */
    void refresh() {
        showing = true;
        String now = get.apply(editing.draft());
        if (!text.getText().equals(now)) {
            text.setText(now);
        }
        text.setEditable(!editing.readOnly());
        mark.show(editing.outcome().at(where, what));
        showing = false;
    }

    /** The widget. */
    Text widget() {
        return text;
    }
}
