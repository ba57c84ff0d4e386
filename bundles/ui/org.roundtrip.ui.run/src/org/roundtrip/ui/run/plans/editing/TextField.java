// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.run.plans.draft.PlanDraft;

/** A text field for a text of the draft, with an error mark. */
public final class TextField {
    private static final int LEAST_WIDTH = 70;
    private final PlanEditing editing;
    private final Function<PlanDraft, String> get;
    private final Object where;
    private final String what;
    private final String tip;
    private final Text text;
    private final Decorated mark;
    private boolean showing;

    /**
     * A field with a label. Occupies two columns of a grid.
     *
     * @param label its name, and that of its steps of undo
     * @param where place of its problems, see {@link org.roundtrip.ui.run.plans.draft.Problem}
     * @param what  name of the text at that place
     */
    public TextField(Composite parent, String label, String tip, PlanEditing editing, Function<PlanDraft, String> get,
            BiFunction<PlanDraft, String, PlanDraft> set, Object where, String what) {
        this(labelled(parent, label, tip), label, tip, editing, get, set, where, what);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).indent(Decorated.WIDTH, 0)
                .hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(text);
    }

    /** The same in a widget that is there already. @param label the name of its steps of undo */
    public TextField(Text widget, String label, String tip, PlanEditing editing, Function<PlanDraft, String> get,
            BiFunction<PlanDraft, String, PlanDraft> set, Object where, String what) {
        this.editing = editing;
        this.get = get;
        this.where = where;
        this.what = what;
        text = widget;
        this.tip = tip;
        mark = new Decorated(text);
        text.addModifyListener(typed -> {
            if (!showing) {
                editing.change(label, List.of(where, what),
                        draft -> set.apply(draft, text.getText()));
            }
        });
        refresh();
    }

    private static Text labelled(Composite parent, String label, String tip) {
        Label name = new Label(parent, SWT.NONE);
        name.setText(label);
        name.setToolTipText(tip);
        return new Text(parent, SWT.BORDER | SWT.SINGLE);
    }

    /** Shows the draft as it is now. */
    public void refresh() {
        showing = true;
        String now = get.apply(editing.draft());
        if (!text.getText().equals(now)) {
            text.setText(now);
        }
        readOnly(editing.readOnly());
        mark.show(editing.outcome().at(where, what));
        showing = false;
    }

    /** A field that cannot be changed is grey, as lists are, and its tip says why; a heading stays legible. */
    private void readOnly(boolean now) {
        text.setEditable(!now);
        text.setEnabled(!now || (text.getStyle() & SWT.BORDER) == 0);
        text.setToolTipText(now ? editing.objection() : tip);
    }

    /** The place of its problems. */
    public Object where() {
        return where;
    }

    /** The widget. */
    public Text widget() {
        return text;
    }
}
