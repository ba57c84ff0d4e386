// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * Reads what is before and after the state of value types in one body (CORBA 3.3, part 2, 9.3.4). These are tags, the
 * place of their code, repository ids, chunks and end tags. An offset instead of a value or an id points back to one
 * that was sent before.
 */
final class ValueHeads {
    private static final long FIRST_TAG = 0x7fffff00L, LAST_TAG = 0x7fffffffL, BACK = 0xffffffffL;
    private static final int CODEBASE = 1, ONE_ID = 2, IDS = 6, CHUNKED = 8;
    /** Deeper values are those of a hostile message. */
    private static final int MOST_DEPTH = 250;

    private final Cdr cdr;
    private final Map<Integer, String> texts = new HashMap<>();

    ValueHeads(Cdr cdr) {
        this.cdr = cdr;
    }

    /**
     * What is before a state.
     *
     * @param tag   the value tag; 0 when there is no object
     * @param id    the repository id, which may be empty
     * @param place of the value that is meant when it was sent before
     */
    record Head(long tag, String id, int place) {
        boolean absent() {
            return tag == 0;
        }

        boolean again() {
            return tag == BACK;
        }

        boolean chunked() {
            return !absent() && !again() && (tag & CHUNKED) != 0;
        }

        /** The name of the class in the id. */
        String className() {
            String[] parts = id.split(":");
            return parts.length > 1 ? parts[1] : id;
        }
    }

    /** Reads to the state, or the offset to a value that was sent before. */
    Head read() throws DissectException {
        long tag = cdr.number("value tag", 4, ByteRole.PROTOCOL_HEADER, "%08x"::formatted);
        if (tag == 0) {
            return new Head(tag, "", 0);
        }
        if (tag == BACK) {
            return new Head(tag, "", back());
        }
        if (tag < FIRST_TAG || tag > LAST_TAG) {
            throw new DissectException.Malformed("giop.value", Long.toHexString(tag));
        }
        if ((tag & CODEBASE) != 0) {
            text("codebase");
        }
        String id = "";
        if ((tag & IDS) == IDS) {
            int count = cdr.count("repository ids", 4);
            for (int i = 0; i < count; i++) {
                String each = text("repository id");
                id = i == 0 ? each : id;
            }
        } else if ((tag & IDS) == ONE_ID) {
            id = text("repository id");
        }
        return new Head(tag, id, 0);
    }

    private int back() throws DissectException {
        int from = cdr.at();
        return from + (int) cdr.number("offset", 4, ByteRole.PROTOCOL_HEADER, value -> Integer.toString((int) value));
    }

    private String text(String name) throws DissectException {
        cdr.align(4);
        int place = cdr.at();
        if (next() == BACK) {
            cdr.open(name, ByteRole.TYPE_INFORMATION);
            cdr.number("indirection", 4, ByteRole.TYPE_INFORMATION, "%08x"::formatted);
            String text = texts.getOrDefault(back(), "");
            cdr.close(() -> text);
            return text;
        }
        String text = Texts.narrow(cdr, name, ByteRole.TYPE_INFORMATION);
        texts.put(place, text);
        return text;
    }

    /** Reads the chunks of a value that is not within another one with chunks, to its end. */
    void chunks() throws DissectException {
        chunks(1);
    }

    /** @return the nesting level that the end tag ends, which is the level of this value or of one around it */
    private long chunks(int level) throws DissectException {
        if (level > MOST_DEPTH) {
            throw new DissectException.Malformed("giop.value.depth", MOST_DEPTH);
        }
        while (true) {
            cdr.align(4);
            long next = next();
            if (next > LAST_TAG) {
                return -(int) cdr.number("end tag", 4, ByteRole.PROTOCOL_HEADER, value -> Integer.toString((int) value));
            }
            if (next >= FIRST_TAG) {
                cdr.open("value", ByteRole.CONTENT);
                Head head = read();
                long ended = chunks(level + 1);
                cdr.close(head::className);
                if (ended <= level) {
                    return ended;
                }
            } else {
                long size = cdr.u32("chunk size");
                cdr.raw("chunk", size, ByteRole.CONTENT, Texts::readable);
            }
        }
    }

    private long next() throws DissectException {
        return cdr.quiet().u32("");
    }
}
