// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/** The keys of the list. Arrows, Page Up and Down, Home and End move, with Shift they select, Ctrl+Space toggles a row. */
final class ListKeys {
    /** Pixels by which an arrow key scrolls sideways. */
    private static final int STEP = 60;

    private final PacketListCanvas list;

    ListKeys(PacketListCanvas list) {
        this.list = list;
    }

    void listen() {
        list.addListener(SWT.KeyDown, this::pressed);
        list.addListener(SWT.Traverse, event -> event.doit = switch (event.detail) {
            case SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS, SWT.TRAVERSE_PAGE_NEXT, SWT.TRAVERSE_PAGE_PREVIOUS ->
                true;
            default -> event.doit;
        });
    }

    private void pressed(Event event) {
        int page = Math.max(1, list.visibleRows() - 1);
        switch (event.keyCode) {
            case SWT.ARROW_UP -> move(-1, event);
            case SWT.ARROW_DOWN -> move(1, event);
            case SWT.PAGE_UP -> move(-page, event);
            case SWT.PAGE_DOWN -> move(page, event);
            case SWT.HOME -> moveTo(0, event);
            case SWT.END -> moveTo(list.rows().size() - 1, event);
            case SWT.ARROW_LEFT -> list.shift(list.scrolled() - STEP);
            case SWT.ARROW_RIGHT -> list.shift(list.scrolled() + STEP);
            case ' ' -> toggle(event);
            default -> {
            }
        }
    }

    private void move(long by, Event event) {
        int caret = list.selection().caret();
        moveTo(caret == RowSelection.NONE ? list.topRow() : caret + by, event);
    }

    private void moveTo(long row, Event event) {
        int count = list.rows().size();
        if (count == 0) {
            return;
        }
        int there = Math.clamp(row, 0, count - 1);
        if ((event.stateMask & SWT.SHIFT) != 0) {
            list.selection().extendTo(there);
        } else {
            list.selection().set(there);
        }
        list.moved();
    }

    private void toggle(Event event) {
        if ((event.stateMask & SWT.MOD1) != 0 && list.selection().caret() != RowSelection.NONE) {
            list.selection().toggle(list.selection().caret());
            list.redraw();
        }
    }
}
