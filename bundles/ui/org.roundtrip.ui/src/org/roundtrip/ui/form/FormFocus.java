// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/** Keeps the focus in a form whose fields are made anew. User interface's thread only. */
final class FormFocus {
    private final Composite form;
    /** The control of the window that got the focus last. While the list of a field is open, the display names none. */
    private Control last;

    /** Begins to follow the focus, until the form is disposed. */
    FormFocus(Composite form) {
        this.form = form;
        Listener follow = event -> {
            if (event.widget instanceof Control control && control.getShell() == form.getShell()) {
                last = control;
            }
        };
        form.getDisplay().addFilter(SWT.FocusIn, follow);
        form.addDisposeListener(disposed -> disposed.display.removeFilter(SWT.FocusIn, follow));
    }

    /** A field that had the focus: where it is, its class, and the text of a button. */
    record Place(int index, Class<?> type, String text) {
        private static Place of(Composite body, Control field) {
            return new Place(fields(body).indexOf(field), field.getClass(), text(field));
        }

        private static String text(Control field) {
            return field instanceof Button button ? button.getText() : "";
        }

        /** The field at the same place if it is like the one before, else the first one like it. */
        private Optional<Control> in(Composite body) {
            List<Control> fields = fields(body);
            return Stream.concat(fields.stream().skip(index).limit(1), fields.stream())
                    .filter(field -> field.getClass() == type && text(field).equals(text)).findFirst();
        }
    }

    /** The fields of a form; several of one line are in a composite of their own. */
    private static List<Control> fields(Composite body) {
        return Arrays.stream(body.getChildren()).flatMap(child -> child.getClass() == Composite.class
                ? fields((Composite) child).stream() : Stream.of(child)).toList();
    }

    /** The field of these that has the focus, or will have it again when its list or a dialog closes. */
    Optional<Place> in(Composite fields) {
        return last == null || last.isDisposed() || !fields(fields).contains(last) ? Optional.empty()
                : Optional.of(Place.of(fields, last));
    }

    /** Gives the focus to the field that follows one that had it; to the first field when none does. */
    void give(Composite fields, Place had) {
        give(had.in(fields).orElse(form));
        // A list that closes after its choice was told takes the focus with it once more.
        form.getDisplay().asyncExec(() -> {
            if (!fields.isDisposed() && form.getDisplay().getFocusControl() == null) {
                give(had.in(fields).orElse(form));
            }
        });
    }

    private void give(Control field) {
        Shell active = form.getDisplay().getActiveShell();
        if (active != null && active != form.getShell()) {
            return;
        }
        last = field;
        if (!field.setFocus()) {
            form.setFocus();
        }
    }
}
