// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/** The error mark at the left edge of a field, with the problem as its tip. */
public final class Decorated {
    /** What a form leaves free at the left of a field for its mark, in points. Buttons between fields leave it, too. */
    public static final int WIDTH = 8;
    private final Control control;
    /** Made for the first problem, because making it asks the screen where the field is; most fields never have one. */
    private ControlDecoration decoration;

    /** A mark of a field, not shown yet. */
    public Decorated(Control control) {
        this.control = control;
    }

    /** Shows a problem; null removes the mark. */
    public void show(String problem) {
        if (problem != null) {
            decoration = decoration == null ? made() : decoration;
            decoration.setDescriptionText(problem);
            decoration.show();
        } else if (decoration != null) {
            decoration.hide();
            decoration.hideHover();
        }
    }

    private ControlDecoration made() {
        ControlDecoration made = new ControlDecoration(control, SWT.LEFT | SWT.TOP);
        made.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_ERROR).getImage());
        made.setMarginWidth(2);
        return made;
    }
}
