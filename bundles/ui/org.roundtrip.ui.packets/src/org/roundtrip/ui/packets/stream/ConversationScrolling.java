// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.swt.widgets.ScrollBar;

/**
 * Which lines of a conversation are in sight, and the scroll bar. The bar counts bytes and not lines, since lines
 * are counted only when their chunk is read. User interface's thread only.
 */
final class ConversationScrolling {
    private static final int BAR = 100_000;

    private final ConversationCanvas canvas;
    private final ChunkCache chunks;
    private final ScrollBar bar;
    private LinePosition top = LinePosition.BEGIN;

    ConversationScrolling(ConversationCanvas canvas, ChunkCache chunks) {
        this.canvas = canvas;
        this.chunks = chunks;
        bar = canvas.getVerticalBar();
        bar.setValues(0, 0, BAR, 1, 1, 1);
    }

    /** The first line in sight. */
    LinePosition top() {
        return top;
    }

    void toBegin() {
        top = LinePosition.BEGIN;
    }

    /** Keeps the first line within its chunk after all chunks were laid out again. */
    void keepWithinChunk() {
        int last = count() == 0 ? 0 : chunks.lines(top.chunk()) - 1;
        top = new LinePosition(top.chunk(), Math.min(top.line(), last));
    }

    private int count() {
        return chunks.conversation().chunks();
    }

    /** Scrolls by some lines; up when they are negative. */
    void scroll(int lines) {
        if (count() > 0) {
            scrollTo(top.moved(lines, chunks::lines, count()));
        }
    }

    /** Scrolls to a line, or as far as there are lines below it to fill the canvas. */
    void scrollTo(LinePosition place) {
        LinePosition last = new LinePosition(Math.max(0, count() - 1), Integer.MAX_VALUE);
        boolean near = count() - place.chunk() <= canvas.visibleRows();
        LinePosition lowest = near && count() > 0 ? last.moved(1 - canvas.visibleRows(), chunks::lines, count()) : place;
        top = place.compareTo(lowest) > 0 ? lowest : place;
        showBar();
        canvas.redraw();
    }

    void scrollToEnd() {
        scrollTo(new LinePosition(Math.max(0, count() - 1), Integer.MAX_VALUE));
    }

    /** Scrolls to where a person dragged the bar. */
    void scrollToBar() {
        int room = BAR - bar.getThumb();
        double share = room <= 0 ? 0 : Math.min(1, bar.getSelection() / (double) room);
        Conversation conversation = chunks.conversation();
        long place = (long) (share * conversation.bytes());
        int chunk = conversation.chunkAt(place);
        if (count() > 0) {
            double within = (place - conversation.before(chunk)) / (double) Math.max(1, conversation.chunk(chunk).length());
            scrollTo(new LinePosition(chunk, (int) (within * chunks.lines(chunk))));
        }
    }

    /** Scrolls to a line, a quarter of the canvas above it, unless it is in sight. */
    void reveal(LinePosition place) {
        LinePosition bottom = top.moved(canvas.visibleRows() - 1, chunks::lines, count());
        if (place.compareTo(top) < 0 || place.compareTo(bottom) > 0) {
            scrollTo(place.moved(-canvas.visibleRows() / 4, chunks::lines, count()));
        }
    }

    /** Makes the bar show what is in sight. */
    void showBar() {
        Conversation conversation = chunks.conversation();
        long bytes = Math.max(1, conversation.bytes());
        int thumb = (int) Math.clamp(BAR * (long) canvas.visibleRows() * canvas.columns() / bytes, BAR / 50, BAR);
        double within = count() == 0 ? 0 : conversation.before(top.chunk())
                + conversation.chunk(top.chunk()).length() * (top.line() / (double) chunks.lines(top.chunk()));
        int at = (int) ((BAR - thumb) * Math.min(1, within / bytes));
        bar.setValues(at, 0, BAR, thumb, Math.max(1, thumb / canvas.visibleRows()), thumb);
    }
}
