// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.function.LongFunction;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * A chunk that was read and broken into lines. The first line of a message is its heading. Immutable.
 *
 * @param heading  of the message, null in its later chunks
 * @param bytes    of the chunk
 * @param starts   where lines begin in the chunk, without the heading
 * @param role     of a byte by its place in the message; null when roles are not known
 */
record ChunkText(Conversation.Chunk chunk, String heading, byte[] bytes, int[] starts, LongFunction<ByteRole> role) {
    /** Stands at the end of a heading that is cut. */
    private static final String CUT = "\u2026";
    /**
     * Stands between the parts of a heading. It also stands between the places in its last part, and before what is
     * wrong with the message.
     */
    private static final String PART = " \u00b7 ", PLACE = ", ", WARNING = "\u26a0";

    /** Lines, the heading included; at least one. */
    int lines() {
        return Math.max(1, starts.length + headings());
    }

    /** 1 when there is a heading, else 0. */
    int headings() {
        return heading == null ? 0 : 1;
    }

    /**
     * The heading in so many characters. It has narrower gaps where it is too long, then lacks the last of the places
     * that it names, and is cut where it still is. A warning behind these is cut and not left out.
     */
    String heading(int characters) {
        if (heading == null || heading.length() <= characters) {
            return heading == null ? "" : heading;
        }
        String shorter = narrow();
        int places = heading.contains(WARNING) ? shorter.length() : shorter.lastIndexOf(PART);
        while (shorter.length() > characters && shorter.lastIndexOf(PLACE) > places) {
            shorter = shorter.substring(0, shorter.lastIndexOf(PLACE));
        }
        return shorter.length() <= characters ? shorter : shorter.substring(0, Math.max(0, characters - 1)) + CUT;
    }

    /** Whether the heading says less in so many characters. */
    boolean isShortened(int characters) {
        String shown = heading(characters);
        return heading != null && !shown.equals(heading) && !shown.equals(narrow());
    }

    private String narrow() {
        return heading.replaceAll(" {2,}", " ");
    }

    /** Place of the first byte of a line in the chunk; -1 for the heading. */
    int from(int line) {
        int at = line - headings();
        return at < 0 || at >= starts.length ? -1 : starts[at];
    }

    /** Place after the last byte of a line in the chunk; -1 for the heading. */
    int to(int line) {
        int at = line - headings();
        return at < 0 || at >= starts.length ? -1 : at + 1 < starts.length ? starts[at + 1] : bytes.length;
    }

    /** The line with a byte of the message. */
    int lineOf(long place) {
        return LineBreaks.lineOf(starts, (int) Math.clamp(place - chunk.from(), 0, bytes.length)) + headings();
    }
}
