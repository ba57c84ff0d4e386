// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.Arrays;
import org.roundtrip.dissect.DissectException;

/**
 * Goes through a document piece by piece, with the exact place of each piece. It refuses document types,
 * holds at most {@link #MOST_DEPTH} open elements and keeps no text. For one thread.
 */
final class XmlScanner {
    static final int MOST_DEPTH = 512;

    /** Pieces of a document. */
    enum Piece {
        /** The XML declaration or a processing instruction. */
        INSTRUCTION, COMMENT,
        /** A start tag, or a tag of an empty element. */
        START, END, TEXT, CDATA,
        /** The end of the document. */
        FINISH
    }

    private final XmlText text;
    private final XmlTag tag;
    private int at;
    private int from;
    /** Where the names of the open elements begin and end. */
    private int[] open = new int[32];
    private int depth;
    private boolean rooted;

    XmlScanner(XmlText text) {
        this(text, 0);
    }

    /** @param start where to begin: a tag */
    XmlScanner(XmlText text, int start) {
        this.text = text;
        this.tag = new XmlTag(text);
        this.at = start;
    }

    /** Place of the piece's first unit. */
    int from() {
        return from;
    }

    /** Place after the piece's last unit. */
    int to() {
        return at;
    }

    /** The start tag that was scanned last; the next one takes its place. */
    XmlTag tag() {
        return tag;
    }

    /** How many elements are open; one that just began counts unless it is empty. */
    int depth() {
        return depth;
    }

    Piece next() throws DissectException {
        from = at;
        int unit = text.unit(at);
        if (unit < 0) {
            if (depth > 0) {
                throw new DissectException.Malformed("xml.end");
            }
            return Piece.FINISH;
        }
        if (unit != '<') {
            return text();
        }
        return switch (text.unit(at + 1)) {
            case '?' -> until("?>", 2, Piece.INSTRUCTION);
            case '/' -> end();
            case '!' -> text.has(at, "<!--") ? until("-->", 4, Piece.COMMENT)
                    : text.has(at, "<![CDATA[") ? until("]]>", 9, Piece.CDATA) : doctype();
            default -> start();
        };
    }

    private Piece doctype() throws DissectException {
        throw new DissectException.Malformed("xml.doctype");
    }

    private Piece text() throws DissectException {
        at = text.findTag(at);
        if (depth == 0 && !text.blank(from, at)) {
            throw outside();
        }
        return Piece.TEXT;
    }

    private Piece until(String mark, int skipped, Piece piece) throws DissectException {
        int found = text.find(at + skipped, mark);
        if (found < 0) {
            throw new DissectException.Malformed("xml.mark", mark);
        }
        if (piece == Piece.CDATA && depth == 0) {
            throw outside();
        }
        at = found + mark.length();
        return piece;
    }

    private Piece end() throws DissectException {
        int nameFrom = at + 2;
        int nameTo = XmlTag.name(text, nameFrom);
        at = XmlTag.expect(text, XmlTag.space(text, nameTo), '>');
        if (depth == 0 || !text.same(nameFrom, nameTo, open[2 * depth - 2], open[2 * depth - 1])) {
            throw new DissectException.Malformed("xml.unbegun");
        }
        depth--;
        return Piece.END;
    }

    private Piece start() throws DissectException {
        if (depth == 0 && rooted) {
            throw new DissectException.Malformed("xml.several");
        }
        rooted = true;
        at = tag.read(at);
        if (!tag.empty()) {
            if (depth == MOST_DEPTH) {
                throw new DissectException.Malformed("xml.deep", MOST_DEPTH);
            }
            if (open.length == 2 * depth) {
                open = Arrays.copyOf(open, 2 * open.length);
            }
            open[2 * depth] = tag.nameFrom();
            open[2 * depth + 1] = tag.nameTo();
            depth++;
        }
        return Piece.START;
    }

    private static DissectException outside() {
        return new DissectException.Malformed("xml.text");
    }
}
