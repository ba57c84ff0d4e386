// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.ui.packets.desk.LatestRequest;

/**
 * A conversation to read, as text or as hexadecimal digits. Only the chunks that are seen are read, in the background, and
 * few are kept, so its length does not matter. User interface's thread only.
 */
final class ConversationCanvas extends Canvas {
    private static final int MOST_KEPT = 128;
    private static final int BAR = 100_000;
    private static final int ROW_PADDING = 2;
    private static final int MOST_COLUMNS = 400;
    private static final int LEAST_COLUMNS = 16;
    private static final int PER_BYTE = 4;
    private static final int OFFSET = 10;
    private static final int INSET = 2;

    /** Hears what a person clicks on. */
    @FunctionalInterface
    interface Clicked {
        /** @param place of a byte in the message, -1 for the message as a whole */
        void on(int message, long place);
    }

    private final List<Clicked> listeners = new ArrayList<>();
    private final LatestRequest<ChunkText> reading;
    private final Map<Integer, ChunkText> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, ChunkText> eldest) {
            return size() > MOST_KEPT;
        }
    };
    private final double charWidth;
    private final int rowHeight;
    private Conversation conversation = Conversation.NOTHING;
    private ChunkReader reader;
    private ConversationColours colours = ConversationColours.of(ChartStyle.light());
    private LinePosition top = LinePosition.BEGIN;
    private ConversationSelection looked = ConversationSelection.NOTHING;
    private boolean sought;
    private boolean roaming;
    private boolean hex;
    private int columns = LEAST_COLUMNS;

    ConversationCanvas(Composite parent) {
        super(parent, SWT.V_SCROLL | SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        setFont(JFaceResources.getTextFont());
        reading = new LatestRequest<>(this, Messages.readingJob);
        GC gc = new GC(this);
        charWidth = gc.textExtent("0".repeat(100)).x / 100.0;
        rowHeight = gc.getFontMetrics().getHeight() + ROW_PADDING;
        gc.dispose();
        addListener(SWT.Paint, event -> new ConversationPainter(this, event.gc).paint());
        addListener(SWT.Resize, event -> layOut());
        getVerticalBar().setValues(0, 0, BAR, 1, 1, 1);
        new ConversationGestures(this);
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = Messages.conversation;
            }
        });
    }

    /** Shows another conversation from its beginning. */
    void show(Conversation other, ChunkReader itsReader) {
        conversation = other;
        reader = itsReader;
        top = LinePosition.BEGIN;
        roaming = false;
        sought = true;
        forget();
    }

    Conversation conversation() {
        return conversation;
    }

    /** As digits or as text. @param itsReader may know the roles of bytes */
    void show(boolean asHex, ChunkReader itsReader) {
        hex = asHex;
        reader = itsReader;
        layOut();
    }

    boolean hex() {
        return hex;
    }

    void look(ChartStyle style) {
        colours = ConversationColours.of(style);
        redraw();
    }

    /** Marks what is looked at, and brings it into view, unless the person has left the same message to read elsewhere. */
    void look(ConversationSelection now) {
        roaming &= now.message() == looked.message();
        sought |= !roaming && !now.equals(looked);
        looked = now;
        redraw();
    }

    /** Marks what was found, and brings it into view wherever the person is. */
    void goTo(ConversationSelection found) {
        roaming = false;
        sought = true;
        look(found);
    }

    /** The person reads where they like. */
    void roam() {
        roaming = true;
        sought = false;
    }

    ConversationSelection looked() {
        return looked;
    }

    void onClick(Clicked listener) {
        listeners.add(listener);
    }

    void click(int message, long place) {
        listeners.forEach(listener -> listener.on(message, place));
    }

    ConversationColours colours() {
        return colours;
    }

    double charWidth() {
        return charWidth;
    }

    int rowHeight() {
        return rowHeight;
    }

    /** Bytes in a line. */
    int columns() {
        return columns;
    }

    /** Where bytes stand in a line, in characters from its beginning: digits, or text. */
    int inset() {
        return hex ? OFFSET : INSET;
    }

    LinePosition top() {
        return top;
    }

    int visibleRows() {
        return Math.max(1, getClientArea().height / rowHeight);
    }

    /** A chunk as it was laid out; null, and it is read, when that is still to be done. */
    ChunkText text(int chunk) {
        ChunkText known = kept.get(chunk);
        if (known == null && !reading.waiting() && reader != null) {
            Conversation from = conversation;
            ChunkReader with = reader;
            boolean asHex = hex;
            int wide = columns;
            reading.ask(wanted -> with.read(from.chunk(chunk), asHex, wide, wanted), text -> {
                kept.put(chunk, text);
                redraw();
            }, sentence -> {
                kept.put(chunk, new ChunkText(from.chunk(chunk), sentence, new byte[0], new int[0], null));
                redraw();
            });
        }
        return known;
    }

    /** How many lines a chunk has, or is likely to have. */
    int lines(int chunk) {
        ChunkText known = kept.get(chunk);
        Conversation.Chunk of = conversation.chunk(chunk);
        return known != null ? known.lines()
                : Math.max(1, LineBreaks.guess(of.length(), columns) + (of.first() ? 1 : 0));
    }

    void scroll(int lines) {
        if (conversation.chunks() > 0) {
            scrollTo(top.moved(lines, this::lines, conversation.chunks()));
        }
    }

    void scrollTo(LinePosition place) {
        LinePosition last = new LinePosition(Math.max(0, conversation.chunks() - 1), Integer.MAX_VALUE);
        boolean near = conversation.chunks() - place.chunk() <= visibleRows();
        LinePosition lowest = near && conversation.chunks() > 0 ? last.moved(1 - visibleRows(), this::lines, conversation.chunks()) : place;
        top = place.compareTo(lowest) > 0 ? lowest : place;
        showBar();
        redraw();
    }

    void scrollTo(double share) {
        long place = (long) (share * conversation.bytes());
        int chunk = conversation.chunkAt(place);
        if (conversation.chunks() > 0) {
            double within = (place - conversation.before(chunk)) / (double) Math.max(1, conversation.chunk(chunk).length());
            scrollTo(new LinePosition(chunk, (int) (within * lines(chunk))));
        }
    }

    private void showBar() {
        long bytes = Math.max(1, conversation.bytes());
        int thumb = (int) Math.clamp(BAR * (long) visibleRows() * columns / bytes, BAR / 50, BAR);
        double within = conversation.chunks() == 0 ? 0 : conversation.before(top.chunk())
                + conversation.chunk(top.chunk()).length() * (top.line() / (double) lines(top.chunk()));
        int at = (int) ((BAR - thumb) * Math.min(1, within / bytes));
        getVerticalBar().setValues(at, 0, BAR, thumb, Math.max(1, thumb / visibleRows()), thumb);
    }

    /** Where the bar says that the conversation should be seen from, 0 to 1. */
    double barShare() {
        int room = BAR - getVerticalBar().getThumb();
        return room <= 0 ? 0 : Math.min(1, getVerticalBar().getSelection() / (double) room);
    }

    /** Before painting: brings into view what is looked at, as soon as its chunk is known. */
    void seek() {
        if (!sought || conversation.chunks() == 0 || looked.message() < 0) {
            return;
        }
        int chunk = conversation.chunkOf(looked.message(), Math.max(0, looked.from()));
        if (chunk < 0) {
            sought = false;
            return;
        }
        ChunkText text = text(chunk);
        int line = text == null || looked.from() < 0 ? 0 : text.lineOf(looked.from());
        LinePosition there = new LinePosition(chunk, line);
        LinePosition bottom = top.moved(visibleRows() - 1, this::lines, conversation.chunks());
        if (there.compareTo(top) < 0 || there.compareTo(bottom) > 0) {
            scrollTo(there.moved(-visibleRows() / 4, this::lines, conversation.chunks()));
        }
        sought = text == null;
    }

    private void layOut() {
        int chars = (int) (getClientArea().width / charWidth);
        columns = hex ? chars >= OFFSET + 16 * PER_BYTE + 2 ? 16 : 8 : Math.clamp(chars - INSET - 1, LEAST_COLUMNS, MOST_COLUMNS);
        top = new LinePosition(top.chunk(), Math.min(top.line(), conversation.chunks() == 0 ? 0 : lines(top.chunk()) - 1));
        forget();
    }

    private void forget() {
        reading.giveUp();
        kept.clear();
        showBar();
        redraw();
    }
}
