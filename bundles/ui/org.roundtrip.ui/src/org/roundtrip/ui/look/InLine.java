// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * Lets tables or charts that are beside each other begin at the same height, however much is above each of them. User interface's
 * thread only.
 */
public final class InLine {
    /** What begins further apart, in lines of text, is below each other and not beside. */
    private static final int MOST_LINES = 4;
    private final Composite body;
    private final Control control;
    private final int indent;
    private final IntSupplier line;
    private final Supplier<List<InLine>> others;
    private int lower;
    private boolean waiting;

    /**
     * Follows a control.
     *
     * @param body    its place, with a grid
     * @param control a table or a chart
     * @param indent  of the control below what is above it, in pixels
     * @param line    the height of a line of text there, with what is around it
     * @param others  those of the controls to compare with
     */
    public InLine(Composite body, Control control, int indent, IntSupplier line, Supplier<List<InLine>> others) {
        this.body = body;
        this.control = control;
        this.indent = indent;
        this.line = line;
        this.others = others;
        body.addListener(SWT.Resize, event -> allLater());
        control.addListener(SWT.Move, event -> allLater());
    }

    /** This control and the others stand in line soon, when all of them have their places. */
    public void allLater() {
        alignLater();
        others.get().forEach(InLine::alignLater);
    }

    private void alignLater() {
        if (!waiting) {
            waiting = true;
            body.getDisplay().asyncExec(() -> {
                waiting = false;
                if (!body.isDisposed()) {
                    align();
                }
            });
        }
    }

    private void align() {
        int own = top();
        int reach = MOST_LINES * line.getAsInt();
        int lowest = others.get().stream().filter(other -> other.control.isVisible()).mapToInt(InLine::top)
                .filter(other -> Math.abs(other - own) <= reach).max().orElse(own);
        int now = control.isVisible() ? Math.max(0, lowest - own) : 0;
        if (now != lower) {
            lower = now;
            ((GridData) control.getLayoutData()).verticalIndent = indent + lower;
            body.layout();
        }
    }

    /** Where the control would begin on the display if it were alone. */
    private int top() {
        return control.toDisplay(0, 0).y - lower;
    }
}
