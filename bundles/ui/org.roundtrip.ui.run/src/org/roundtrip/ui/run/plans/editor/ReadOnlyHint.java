// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.ui.run.plans.editing.PlanEditing;

/**
 * Notices that a person tries to change a plan that cannot be changed. That is typing, ticking a provider, or a click on
 * a grey field. User interface's thread only.
 */
final class ReadOnlyHint {
    private static final int[] EVENTS = {SWT.KeyDown, SWT.MouseDown, SWT.Selection};
    private final PlanEditing editing;
    private final Composite fields;
    private final Runnable tried;

    private ReadOnlyHint(PlanEditing editing, Composite fields, Runnable tried) {
        this.editing = editing;
        this.fields = fields;
        this.tried = tried;
    }

    /** Watches until the fields are disposed. @param tried is called after each attempt */
    static void watch(PlanEditing editing, Composite fields, Runnable tried) {
        Listener filter = new ReadOnlyHint(editing, fields, tried)::notice;
        for (int event : EVENTS) {
            fields.getDisplay().addFilter(event, filter);
        }
        fields.addDisposeListener(disposed -> {
            for (int event : EVENTS) {
                disposed.display.removeFilter(event, filter);
            }
        });
    }

    private void notice(Event event) {
        if (editing.readOnly() && event.widget instanceof Control control && isField(control)) {
            boolean attempt = switch (event.type) {
                case SWT.KeyDown -> isText(control) && types(event);
                case SWT.Selection -> control instanceof Table && event.detail == SWT.CHECK;
                default -> greyAt(control, new Point(event.x, event.y));
            };
            if (attempt) {
                tried.run();
            }
        }
    }

    private boolean isField(Control control) {
        return Stream.iterate(control, each -> each != null, Control::getParent).anyMatch(each -> each == fields);
    }

    private static boolean isText(Control control) {
        return control instanceof Text || control instanceof StyledText;
    }

    /** Whether a key would change a text: a character, Backspace or Delete, or pasting and cutting. */
    private static boolean types(Event event) {
        boolean command = (event.stateMask & (SWT.MOD1 | SWT.ALT)) != 0;
        return command ? event.stateMask == SWT.MOD1 && (event.keyCode == 'v' || event.keyCode == 'x')
                : event.character >= ' ' || event.character == SWT.BS || event.character == SWT.DEL;
    }

    /** Whether there is a grey field at a place. The platform sends a click on it to its parent. */
    private static boolean greyAt(Control control, Point place) {
        return control instanceof Text text ? !text.getEditable()
                : control instanceof Composite parent && Arrays.stream(parent.getChildren())
                        .anyMatch(child -> child.isVisible() && !child.getEnabled() && child.getBounds().contains(place));
    }
}
