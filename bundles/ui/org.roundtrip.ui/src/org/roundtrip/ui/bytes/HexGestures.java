// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/**
 * Selects bytes by mouse and keys. A drag, or a click and a second one with Shift, selects. Arrows, Page Up and Down,
 * Home and End move (with Ctrl over all bytes), and select with Shift. Ctrl+A selects all, Escape none.
 */
final class HexGestures {
    private final HexCanvas canvas;
    private boolean dragging;

    HexGestures(HexCanvas canvas) {
        this.canvas = canvas;
        canvas.addListener(SWT.MouseDown, this::pressed);
        canvas.addListener(SWT.MouseMove, this::moved);
        canvas.addListener(SWT.MouseUp, event -> dragging = false);
        canvas.addListener(SWT.MouseExit, event -> canvas.setToolTipText(null));
        canvas.addListener(SWT.KeyDown, this::key);
        // The arrow keys move among the bytes and not to the next widget.
        canvas.addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    private void pressed(Event event) {
        canvas.setFocus();
        int at = canvas.nearest(event.x, event.y);
        boolean inside = event.button != 1 && canvas.selection().has(at);
        if (at >= 0 && event.y >= canvas.headHeight() && !inside) {
            dragging = event.button == 1;
            select(at, (event.stateMask & SWT.SHIFT) != 0);
        }
    }

    private void moved(Event event) {
        if (dragging) {
            select(canvas.nearest(event.x, event.y), true);
        } else {
            String tip = canvas.tip(canvas.at(event.x, event.y));
            if (!String.valueOf(tip).equals(canvas.getToolTipText())) {
                canvas.setToolTipText(tip);
            }
        }
    }

    private void key(Event event) {
        int size = canvas.content().size();
        if (size == 0) {
            return;
        }
        boolean whole = (event.stateMask & SWT.MOD1) != 0;
        boolean extend = (event.stateMask & SWT.SHIFT) != 0;
        int columns = canvas.geometry().columns();
        int at = Math.max(0, canvas.selected().caret());
        int inRow = at % columns;
        switch (event.keyCode) {
            case SWT.ARROW_LEFT -> select(at - 1, extend);
            case SWT.ARROW_RIGHT -> select(canvas.selected().isEmpty() ? 0 : at + 1, extend);
            case SWT.ARROW_UP -> select(at < columns ? at : at - columns, extend);
            case SWT.ARROW_DOWN -> select(at + columns < size ? at + columns : at, extend);
            case SWT.PAGE_UP -> select(Math.max(inRow, at - columns * canvas.visibleRows()), extend);
            case SWT.PAGE_DOWN -> select(at + columns * canvas.visibleRows(), extend);
            case SWT.HOME -> select(whole ? 0 : at - inRow, extend);
            case SWT.END -> select(whole ? size - 1 : at - inRow + columns - 1, extend);
            case SWT.ESC -> canvas.choose(ByteSelection.NONE);
            case 'a' -> {
                if (whole) {
                    canvas.choose(new ByteSelection(0, size - 1));
                }
            }
            default -> { }
        }
    }

    private void select(int at, boolean extend) {
        if (at >= 0 || canvas.content().size() > 0) {
            canvas.choose(canvas.selected().to(at, extend, canvas.content().size()));
        }
    }
}
