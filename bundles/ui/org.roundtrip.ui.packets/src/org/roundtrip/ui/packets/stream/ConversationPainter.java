// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.ui.bytes.HexText;

/** Draws the lines of a {@link ConversationCanvas} that are in sight. A new one is made each time. */
final class ConversationPainter {
    private static final int MARK = 4;
    private static final int BREAK = 3;

    private final ConversationCanvas canvas;
    private final GC gc;
    private final ConversationColours colours;
    private final int width;
    private final int height;

    ConversationPainter(ConversationCanvas canvas, GC gc) {
        this.canvas = canvas;
        this.gc = gc;
        colours = canvas.colours();
        width = canvas.getClientArea().width;
        height = canvas.rowHeight();
    }

    void paint() {
        Rectangle area = canvas.getClientArea();
        gc.setFont(canvas.getFont());
        gc.setBackground(colours.role().background());
        gc.fillRectangle(area);
        LinePosition place = canvas.scrolling().top();
        int line = place.line();
        int y = 0;
        for (int chunk = place.chunk(); chunk < canvas.conversation().chunks() && y < area.height; chunk++, line = 0) {
            ChunkText text = canvas.chunks().text(chunk);
            int lines = text == null ? canvas.chunks().lines(chunk) : text.lines();
            for (; line < lines && y < area.height; line++, y += height) {
                paintLine(canvas.conversation().chunk(chunk), text, line, y);
            }
        }
    }

    private void paintLine(Conversation.Chunk chunk, ChunkText text, int line, int y) {
        Side side = chunk.side();
        boolean heading = text == null ? chunk.first() && line == 0 : text.from(line) < 0;
        int top = heading && y > 0 ? y + BREAK : y;
        gc.setBackground(colours.behind(side));
        gc.fillRectangle(0, top, width, height - (top - y));
        gc.setBackground(colours.mark(side));
        boolean selected = chunk.number() == canvas.selection().message();
        gc.fillRectangle(0, top, selected ? 2 * MARK : MARK, height - (top - y));
        if (text == null) {
            gc.setForeground(colours.role().faint());
            gc.drawString("\u2026", x(canvas.inset()), y, true);
        } else if (heading) {
            gc.setForeground(selected ? colours.role().foreground() : colours.role().faint());
            gc.drawString(text.heading(canvas.headingChars()), x(ConversationCanvas.HEADING), y + 1, true);
        } else {
            paintBytes(text, line, y);
        }
    }

    private void paintBytes(ChunkText text, int line, int y) {
        int from = text.from(line);
        int to = text.to(line);
        if (canvas.hex()) {
            gc.setForeground(colours.role().faint());
            String offset = Long.toHexString(text.chunk().from() + from);
            gc.drawString("0".repeat(Math.max(0, 6 - offset.length())) + offset, x(2), y, true);
        }
        paintBehind(text, from, to, y);
        gc.setForeground(colours.role().foreground());
        StringBuilder chars = new StringBuilder();
        StringBuilder digits = new StringBuilder();
        for (int at = from; at < to; at++) {
            int value = text.bytes()[at] & 0xFF;
            digits.append(HexText.digits(value)).append(' ');
            boolean blank = value == '\t' || !canvas.hex() && (value == '\n' || value == '\r');
            chars.append(blank ? ' ' : HexText.character(value));
        }
        if (canvas.hex()) {
            gc.drawString(digits.toString(), x(canvas.inset()), y, true);
        }
        gc.drawString(chars.toString(), x(textInset()), y, true);
    }

    /** Draws the colours behind bytes: of their roles, where these are known, and of the selection. */
    private void paintBehind(ChunkText text, int from, int to, int y) {
        int begin = from;
        for (int at = from + 1; at <= to; at++) {
            if (at == to || selected(text, at) != selected(text, begin) || role(text, at) != role(text, begin)) {
                ByteRole role = role(text, begin);
                boolean selected = selected(text, begin);
                int first = begin - from;
                int count = at - begin;
                if (canvas.hex()) {
                    fill(role, selected, x(canvas.inset() + 3 * first), x(3 * count), y);
                }
                fill(role, selected, x(textInset() + first), x(count), y);
                begin = at;
            }
        }
    }

    private void fill(ByteRole role, boolean selected, int x, int wide, int y) {
        if (selected) {
            gc.setBackground(colours.selected());
            gc.fillRectangle(x, y, wide, height);
        } else if (role != null) {
            colours.role().tint(gc, role, x, y, wide, height);
        }
    }

    private boolean selected(ChunkText text, int at) {
        return canvas.selection().has(text.chunk().number(), text.chunk().from() + at);
    }

    private static ByteRole role(ChunkText text, int at) {
        return text.role() == null ? null : text.role().apply(text.chunk().from() + at);
    }

    private int textInset() {
        return canvas.hex() ? canvas.inset() + 3 * canvas.columns() + 1 : canvas.inset();
    }

    private int x(int chars) {
        return (int) Math.round(chars * canvas.charWidth());
    }
}
