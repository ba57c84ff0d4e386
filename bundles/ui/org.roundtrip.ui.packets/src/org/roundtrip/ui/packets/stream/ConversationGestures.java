// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/**
 * Mouse and keys of a conversation. Wheel, scroll bar, arrows, Page Up and Down, Home and End scroll; a click selects
 * the byte under the pointer, or the message when there is no byte.
 */
final class ConversationGestures {
    private static final int WHEEL = 3;

    private final ConversationCanvas canvas;
    private final ConversationScrolling scrolling;

    ConversationGestures(ConversationCanvas canvas) {
        this.canvas = canvas;
        scrolling = canvas.scrolling();
        canvas.addListener(SWT.MouseDown, this::pressed);
        canvas.addListener(SWT.MouseMove, this::moved);
        canvas.addListener(SWT.MouseVerticalWheel, event -> {
            canvas.scrolledByHand();
            scrolling.scroll(event.count > 0 ? -WHEEL : WHEEL);
            event.doit = false;
        });
        canvas.addListener(SWT.KeyDown, this::key);
        canvas.addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        canvas.getVerticalBar().addListener(SWT.Selection, this::bar);
    }

    private void bar(Event event) {
        canvas.scrolledByHand();
        switch (event.detail) {
            case SWT.ARROW_UP -> scrolling.scroll(-1);
            case SWT.ARROW_DOWN -> scrolling.scroll(1);
            case SWT.PAGE_UP -> scrolling.scroll(1 - canvas.visibleRows());
            case SWT.PAGE_DOWN -> scrolling.scroll(canvas.visibleRows() - 1);
            default -> scrolling.scrollToBar();
        }
    }

    private void key(Event event) {
        canvas.scrolledByHand();
        switch (event.keyCode) {
            case SWT.ARROW_UP -> scrolling.scroll(-1);
            case SWT.ARROW_DOWN -> scrolling.scroll(1);
            case SWT.PAGE_UP -> scrolling.scroll(1 - canvas.visibleRows());
            case SWT.PAGE_DOWN -> scrolling.scroll(canvas.visibleRows() - 1);
            case SWT.HOME -> scrolling.scrollTo(LinePosition.BEGIN);
            case SWT.END -> scrolling.scrollToEnd();
            default -> { }
        }
    }

    private void pressed(Event event) {
        canvas.setFocus();
        if (event.button != 1 || canvas.conversation().chunks() == 0) {
            return;
        }
        LinePosition place = under(event.y);
        if (place == null) {
            return;
        }
        ChunkText text = canvas.chunks().text(place.chunk());
        int at = text == null ? -1 : at(text, place.line(), (int) (event.x / canvas.charWidth()));
        canvas.click(canvas.conversation().chunk(place.chunk()).number(), at < 0 ? -1 : text.chunk().from() + at);
    }

    /** The line at a height; null when there is none. */
    private LinePosition under(int y) {
        int chunk = scrolling.top().chunk();
        int line = scrolling.top().line() + y / canvas.rowHeight();
        while (chunk < canvas.conversation().chunks() && line >= canvas.chunks().lines(chunk)) {
            line -= canvas.chunks().lines(chunk++);
        }
        return chunk < canvas.conversation().chunks() ? new LinePosition(chunk, line) : null;
    }

    /** The tip of a heading that says less where there is little room has all of it. */
    private void moved(Event event) {
        LinePosition place = under(event.y);
        ChunkText text = place == null ? null : canvas.chunks().text(place.chunk());
        boolean cut = text != null && text.heading() != null && text.from(place.line()) < 0
                && text.isShortened(canvas.headingChars());
        // A single ampersand marks a letter to press.
        String tip = cut ? text.heading().replace("&", "&&") : null;
        if (!Objects.equals(tip, canvas.getToolTipText())) {
            canvas.setToolTipText(tip);
        }
    }

    /** The place in its chunk of the byte of a line at some characters from the left. It is -1 when there is none. */
    private int at(ChunkText text, int line, int chars) {
        if (text.from(line) < 0 || chars < canvas.inset()) {
            return -1;
        }
        int inside = chars - canvas.inset();
        int digits = 3 * canvas.columns();
        int column = !canvas.hex() ? inside : inside < digits ? inside / 3 : inside - digits - 1;
        int at = text.from(line) + column;
        return column < 0 || at >= text.to(line) ? -1 : at;
    }
}
