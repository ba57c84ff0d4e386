// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CCombo;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;

/**
 * Cut and Paste in the field that has the focus, where no part handles them. The platform's own handler offers them in a text
 * that nobody can change, such as a page of help, too. User interface's thread only.
 */
public abstract class FieldHandler extends AbstractHandler {
    /** Cuts what is selected. */
    public static final class Cut extends FieldHandler {
        @Override
        void apply(Control field) {
            switch (field) {
                case Text text -> text.cut();
                case StyledText text -> text.cut();
                case Combo combo -> combo.cut();
                case CCombo combo -> combo.cut();
                case Spinner spinner -> spinner.cut();
                default -> throw new IllegalArgumentException(field.toString());
            }
        }
    }

    /** Pastes what is on the clipboard. */
    public static final class Paste extends FieldHandler {
        @Override
        void apply(Control field) {
            switch (field) {
                case Text text -> text.paste();
                case StyledText text -> text.paste();
                case Combo combo -> combo.paste();
                case CCombo combo -> combo.paste();
                case Spinner spinner -> spinner.paste();
                default -> throw new IllegalArgumentException(field.toString());
            }
        }
    }

    abstract void apply(Control field);

    @Override
    public Object execute(ExecutionEvent event) {
        if (isEnabled()) {
            apply(focused());
        }
        return null;
    }

    @Override
    public boolean isEnabled() {
        return switch (focused()) {
            case Text text -> text.getEditable();
            case StyledText text -> text.getEditable();
            case Combo combo -> (combo.getStyle() & SWT.READ_ONLY) == 0;
            case CCombo combo -> combo.getEditable();
            case Spinner spinner -> (spinner.getStyle() & SWT.READ_ONLY) == 0;
            case null, default -> false;
        };
    }

    private static Control focused() {
        Display display = Display.getCurrent();
        return display == null ? null : display.getFocusControl();
    }
}
