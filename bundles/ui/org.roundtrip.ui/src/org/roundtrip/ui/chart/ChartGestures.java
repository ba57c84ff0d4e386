// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.model.text.Texts;

/**
 * The mouse in a chart. Dragging chooses a part of the axis, Escape cancels the choice and hides the cursor. The wheel
 * zooms about the pointer, a double click shows the whole axis. Keys are commands, see {@link ChartCommands}.
 */
final class ChartGestures {
    private static final Texts TEXTS = Texts.of(ChartGestures.class);
    private static final double WHEEL_FACTOR = 1.25;
    private static final int LEAST_DRAG = 4;
    private final ChartCanvas canvas;
    private int pressedAt = -1;
    private Point mouse;

    ChartGestures(ChartCanvas canvas) {
        this.canvas = canvas;
        canvas.addListener(SWT.MouseDown, this::pressed);
        canvas.addListener(SWT.MouseMove, this::moved);
        canvas.addListener(SWT.MouseUp, this::released);
        canvas.addListener(SWT.MouseExit, event -> point(null));
        canvas.addListener(SWT.MouseDoubleClick, event -> showAll());
        canvas.addListener(SWT.MouseVerticalWheel, this::turned);
        canvas.addListener(SWT.KeyDown, this::key);
        // The arrow keys are commands of the chart; only Tab goes to the next widget.
        canvas.addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    private void pressed(Event event) {
        canvas.setFocus();
        if (event.button == 1 && canvas.picture().inner() != null) {
            pressedAt = event.x;
        }
    }

    private void moved(Event event) {
        if (pressedAt >= 0 && Math.abs(event.x - pressedAt) >= LEAST_DRAG) {
            canvas.marquee(pressedAt, event.x);
        } else if (pressedAt < 0) {
            point(new Point(event.x, event.y));
            tip(event.y);
        }
    }

    /** The tip of a line's name, or of what is written above the curves. Setting the same tip again would make it blink. */
    private void tip(int y) {
        ShownPicture picture = canvas.picture();
        String key = canvas.pointedName().isPresent() ? TEXTS.text("nameTip") : picture.inner() == null || y >= picture.inner().y || picture.frame().wholeKey().isEmpty() ? null
                : picture.frame().wholeKey();
        if (!Objects.equals(key, canvas.getToolTipText())) {
            canvas.setToolTipText(key);
        }
    }

    /** The mouse takes the place of the cursor, unless it has not moved. */
    private void point(Point place) {
        if (!Objects.equals(place, mouse)) {
            mouse = place;
            canvas.cursor().hide();
            canvas.point(place);
        }
    }

    private void released(Event event) {
        if (pressedAt < 0 || event.button != 1) {
            return;
        }
        if (canvas.marquee() != null && canvas.view() != null) {
            canvas.look(canvas.view().between(Math.clamp(canvas.picture().position(pressedAt), 0, 1),
                    Math.clamp(canvas.picture().position(event.x), 0, 1)));
        } else {
            canvas.click();
        }
        giveUp();
    }

    private void giveUp() {
        pressedAt = -1;
        canvas.noMarquee();
    }

    private void turned(Event event) {
        if (!canvas.wheelZooms() && (event.stateMask & SWT.MOD1) == 0) {
            return;
        }
        if (canvas.view() != null) {
            double factor = event.count > 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR;
            canvas.look(canvas.view().zoomed(factor, Math.clamp(canvas.picture().position(event.x), 0, 1)));
        }
        event.doit = false;
    }

    private void key(Event event) {
        if (event.keyCode == SWT.ESC) {
            giveUp();
            canvas.cursor().hide();
        }
    }

    private void showAll() {
        giveUp();
        if (canvas.view() != null) {
            canvas.look(canvas.view().reset());
        }
    }
}
