// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.model.text.Texts;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.theme.Theme;

/**
 * Shows a conversation as text or as hexadecimal digits. What is selected elsewhere is brought into sight, unless the person
 * has scrolled away from the same message. User interface's thread only.
 */
final class ConversationCanvas extends Canvas {
    private static final Texts TEXTS = Texts.of(ConversationCanvas.class);
    private static final int ROW_PADDING = 2;
    private static final int MOST_COLUMNS = 400;
    private static final int LEAST_COLUMNS = 16;
    private static final int PER_BYTE = 4;
    private static final int OFFSET = 10;
    private static final int INSET = 2;

    /** Called when a person clicks on a message. */
    @FunctionalInterface
    interface Clicked {
        /** @param place of a byte in the message, -1 for the message as a whole */
        void on(int message, long place);
    }

    private final List<Clicked> listeners = new ArrayList<>();
    private double charWidth;
    private int rowHeight;
    private final ChunkCache chunks;
    private final ConversationScrolling scrolling;
    private ConversationColours colours = ConversationColours.of(ChartStyle.light());
    private ConversationSelection selection = ConversationSelection.NOTHING;
    /** Whether the selection must still be brought into sight. */
    private boolean revealing;
    /** Whether the person scrolled since the message was selected. */
    private boolean scrolledByHand;
    private boolean hex;
    private int columns = LEAST_COLUMNS;

    /** Where a heading begins, in characters from the left. */
    static final int HEADING = 2;

    ConversationCanvas(Composite parent) {
        super(parent, SWT.V_SCROLL | SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        chunks = new ChunkCache(this, this::redraw);
        scrolling = new ConversationScrolling(this, chunks);
        setFont(JFaceResources.getTextFont());
        addListener(SWT.Paint, event -> {
            revealSelection();
            new ConversationPainter(this, event.gc).paint();
        });
        addListener(SWT.Resize, event -> layOut(chunks.reader()));
        Theme.onChange(this, () -> layOut(chunks.reader()));
        new ConversationGestures(this);
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = TEXTS.text("conversation");
            }
        });
    }

    @Override
    public void setFont(Font font) {
        super.setFont(font);
        GC gc = new GC(this);
        charWidth = gc.textExtent("0".repeat(100)).x / 100.0;
        rowHeight = gc.getFontMetrics().getHeight() + ROW_PADDING;
        gc.dispose();
    }

    /** Shows another conversation from its beginning. */
    void show(Conversation other, ChunkReader reader) {
        chunks.show(other, reader);
        scrolling.toBegin();
        scrolledByHand = false;
        revealing = true;
        scrolling.showBar();
        redraw();
    }

    Conversation conversation() {
        return chunks.conversation();
    }

    /** Shows bytes as digits or as text. @param reader may know the roles of bytes */
    void show(boolean asHex, ChunkReader reader) {
        hex = asHex;
        layOut(reader);
    }

    boolean hex() {
        return hex;
    }

    /** Changes the colours. */
    void look(ChartStyle style) {
        colours = ConversationColours.of(style);
        redraw();
    }

    ConversationColours colours() {
        return colours;
    }

    /** Marks the selection, and brings it into sight unless the person has scrolled away from the same message. */
    void select(ConversationSelection now) {
        scrolledByHand &= now.message() == selection.message();
        revealing |= !scrolledByHand && !now.equals(selection);
        selection = now;
        redraw();
    }

    /** Marks what was found, and brings it into sight in any case. */
    void goTo(ConversationSelection found) {
        scrolledByHand = false;
        revealing = true;
        select(found);
    }

    /** The person scrolls, and is not to be taken back to the selection. */
    void scrolledByHand() {
        scrolledByHand = true;
        revealing = false;
    }

    ConversationSelection selection() {
        return selection;
    }

    void onClick(Clicked listener) {
        listeners.add(listener);
    }

    void click(int message, long place) {
        listeners.forEach(listener -> listener.on(message, place));
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

    /** Where the bytes of a line begin, in characters from the left: the digits, or the text. */
    int inset() {
        return hex ? OFFSET : INSET;
    }

    /** How many characters a heading has room for behind the mark of its side. */
    int headingChars() {
        return (int) (getClientArea().width / charWidth) - HEADING;
    }

    int visibleRows() {
        return Math.max(1, getClientArea().height / rowHeight);
    }

    ConversationScrolling scrolling() {
        return scrolling;
    }

    ChunkCache chunks() {
        return chunks;
    }

    private void revealSelection() {
        if (!revealing || conversation().chunks() == 0 || selection.message() < 0) {
            return;
        }
        int chunk = conversation().chunkOf(selection.message(), Math.max(0, selection.from()));
        if (chunk < 0) {
            revealing = false;
            return;
        }
        ChunkText text = chunks.text(chunk);
        int line = text == null || selection.from() < 0 ? 0 : text.lineOf(selection.from());
        scrolling.reveal(new LinePosition(chunk, line));
        // Until the chunk is read, its lines are estimates.
        revealing = text == null;
    }

    private void layOut(ChunkReader reader) {
        int chars = (int) (getClientArea().width / charWidth);
        columns = hex ? chars >= OFFSET + 16 * PER_BYTE + 2 ? 16 : 8
                : Math.clamp(chars - INSET - 1, LEAST_COLUMNS, MOST_COLUMNS);
        scrolling.keepWithinChunk();
        chunks.layOut(hex, columns, reader);
        scrolling.showBar();
        redraw();
    }
}
