// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;

/**
 * Moves borders while nobody clicks: what a person points at with the mouse must not move away between the two clicks of a double click, nor
 * while a button is down. A move for which nobody clicks is made at once. User interface's thread.
 */
public final class AfterClicks {
    private static final List<Integer> SEEN = List.of(SWT.Activate, SWT.MouseDown, SWT.MouseUp, SWT.MouseMove, SWT.KeyDown);
    private final IWorkbenchPage page;
    private final Control owner;
    private final Display display;
    private boolean down;
    /** When a click can be the first of a double click no more, of {@link System#nanoTime}. */
    private long rests = System.nanoTime();
    private Move waiting;
    private boolean timed;

    /** A move, and to which part a person had turned when it was asked for. */
    private record Move(Runnable made, IWorkbenchPart turnedTo) {
    }

    /** @param owner until it is disposed, clicks in the whole workbench are seen, and moves are made */
    public AfterClicks(IWorkbenchPage page, Control owner) {
        this.page = page;
        this.owner = owner;
        display = owner.getDisplay();
        Listener seen = this::seen;
        SEEN.forEach(type -> display.addFilter(type, seen));
        owner.addDisposeListener(disposed -> SEEN.forEach(type -> display.removeFilter(type, seen)));
    }

    private void seen(Event event) {
        // A part becomes active by a click before the press itself is told.
        boolean pressed = event.type == SWT.MouseDown || event.type == SWT.Activate && event.detail == SWT.MouseDown;
        if (pressed || event.type == SWT.MouseUp) {
            down = pressed;
            rests = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(display.getDoubleClickTime());
        } else if (event.type != SWT.Activate && (event.stateMask & SWT.BUTTON_MASK) == 0) {
            // The release belonged to a menu, or to something that was dragged.
            down = false;
        }
    }

    /** Moves as soon as no click is under way, unless another move is asked for before that, or a person turns from the part in use to another. */
    public void move(Runnable made) {
        move(made, page.getActivePart());
    }

    /** The same. @param turnedTo the part from which a person must not have turned until then, also one that becomes active now */
    public void move(Runnable made, IWorkbenchPart turnedTo) {
        waiting = new Move(made, turnedTo);
        if (restsIn() <= 0) {
            waiting = null;
            made.run();
        } else if (!timed) {
            lookLater();
        }
    }

    private void lookLater() {
        timed = true;
        display.timerExec(restsIn(), () -> {
            timed = false;
            if (!owner.isDisposed() && waiting != null) {
                look(waiting);
            }
        });
    }

    private void look(Move due) {
        if (restsIn() > 0) {
            lookLater();
            return;
        }
        waiting = null;
        if (due.turnedTo() == page.getActivePart()) {
            due.made().run();
        }
    }

    /** In how many milliseconds to look whether no click is under way; 0 when none is. */
    private int restsIn() {
        long left = rests - System.nanoTime();
        return down ? display.getDoubleClickTime() : left > 0 ? (int) TimeUnit.NANOSECONDS.toMillis(left) + 1 : 0;
    }
}
