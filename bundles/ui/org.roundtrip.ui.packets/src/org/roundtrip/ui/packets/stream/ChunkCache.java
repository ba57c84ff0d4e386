// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.packets.desk.LatestRequest;

/**
 * The chunks of a conversation that were read and laid out last. A chunk that is missing is read in the background. User
 * interface's thread only.
 */
final class ChunkCache {
    private static final Texts TEXTS = Texts.of(ChunkCache.class);
    private static final int MOST_KEPT = 128;

    private final LatestRequest<ChunkText> reading;
    private final Runnable changed;
    private final Map<Integer, ChunkText> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, ChunkText> eldest) {
            return size() > MOST_KEPT;
        }
    };
    private Conversation conversation = Conversation.NOTHING;
    private ChunkReader reader;
    private boolean hex;
    private int columns = 1;

    /** @param changed runs when a chunk was read */
    ChunkCache(Control owner, Runnable changed) {
        reading = new LatestRequest<>(owner, TEXTS.text("readingJob"));
        this.changed = changed;
    }

    /** Switches to another conversation. @param itsReader null when nothing can be read */
    void show(Conversation other, ChunkReader itsReader) {
        conversation = other;
        reader = itsReader;
        forget();
    }

    Conversation conversation() {
        return conversation;
    }

    /** Lays all chunks out again. @param wide bytes in a line */
    void layOut(boolean asHex, int wide, ChunkReader itsReader) {
        hex = asHex;
        columns = wide;
        reader = itsReader;
        forget();
    }

    ChunkReader reader() {
        return reader;
    }

    private void forget() {
        reading.giveUp();
        kept.clear();
    }

    /** A chunk; null when it must be read first, which is done in the background. */
    ChunkText text(int chunk) {
        ChunkText known = kept.get(chunk);
        if (known == null && !reading.waiting() && reader != null) {
            Conversation.Chunk from = conversation.chunk(chunk);
            ChunkReader with = reader;
            boolean asHex = hex;
            int wide = columns;
            reading.ask(wanted -> with.read(from, asHex, wide, wanted), text -> keep(chunk, text),
                    sentence -> keep(chunk, new ChunkText(from, sentence, new byte[0], new int[0], null)));
        }
        return known;
    }

    private void keep(int chunk, ChunkText text) {
        kept.put(chunk, text);
        changed.run();
    }

    /** How many lines a chunk has; an estimate until it is read. */
    int lines(int chunk) {
        ChunkText known = kept.get(chunk);
        Conversation.Chunk of = conversation.chunk(chunk);
        return known != null ? known.lines()
                : Math.max(1, LineBreaks.estimate(of.length(), columns) + (of.first() ? 1 : 0));
    }
}
