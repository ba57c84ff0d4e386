// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.Arrays;
import org.roundtrip.dissect.DissectException;

/**
 * Goes through a document piece by piece and tells where each stands, to the byte. The parsers of the platform tell where
 * a piece ends in characters, after line ends and entities were changed, and nothing of attributes; that is why this is
 * here. It refuses document types, holds at most {@link #MOST_DEPTH} open elements and remembers no text.
 */
final class XmlScanner {
    static final int MOST_DEPTH = 512;
    private static final int MOST_ATTRIBUTES = 256;
    /** Places of an attribute: its name and its value without quotation marks. */
    private static final int PLACES = 4;

    /** Pieces of a document. */
    enum Piece {
        /** The XML declaration or a processing instruction. */
        INSTRUCTION, COMMENT,
        /** A start tag, or a tag of an empty element. */
        START, END, TEXT, CDATA,
        /** There is no more. */
        FINISH
    }

    private final XmlText text;
    private int at;
    private int from;
    private int nameFrom;
    private int nameTo;
    private boolean empty;
    private int attributes;
    private int[] places = new int[8 * PLACES];
    private final int[] open = new int[2 * MOST_DEPTH];
    private int depth;
    private boolean rooted;

    XmlScanner(XmlText text) {
        this(text, 0);
    }

    /** @param start where to begin: a tag */
    XmlScanner(XmlText text, int start) {
        this.text = text;
        this.at = start;
    }

    /** Place of the piece's first unit. */
    int from() {
        return from;
    }

    /** Place after its last. */
    int to() {
        return at;
    }

    int nameFrom() {
        return nameFrom;
    }

    int nameTo() {
        return nameTo;
    }

    /** The name of the tag without its prefix. */
    String localName() {
        return local(nameFrom, nameTo);
    }

    /** The prefix of the tag's name, empty when it has none. */
    String prefix() {
        return prefix(nameFrom, nameTo);
    }

    /** Whether the tag is of an element without content, for which no end follows. */
    boolean empty() {
        return empty;
    }

    /** How many attributes the tag has. */
    int attributes() {
        return attributes;
    }

    String attributeName(int number) {
        return local(places[number * PLACES], places[number * PLACES + 1]);
    }

    String attributePrefix(int number) {
        return prefix(places[number * PLACES], places[number * PLACES + 1]);
    }

    /** Place of the first unit of its name. */
    int attributeFrom(int number) {
        return places[number * PLACES];
    }

    int valueFrom(int number) {
        return places[number * PLACES + 2];
    }

    int valueTo(int number) {
        return places[number * PLACES + 3];
    }

    String value(int number) {
        return text.meant(valueFrom(number), valueTo(number));
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
                throw new DissectException.Malformed("The document ends within an element.");
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
        throw new DissectException.Malformed("A document type is not allowed here.");
    }

    private Piece text() throws DissectException {
        int unit = text.unit(at);
        while (unit >= 0 && unit != '<') {
            unit = text.unit(++at);
        }
        if (depth == 0 && !text.blank(from, at)) {
            throw new DissectException.Malformed("Text stands outside of the document's element.");
        }
        return Piece.TEXT;
    }

    private Piece until(String mark, int skipped, Piece piece) throws DissectException {
        int found = text.find(at + skipped, mark);
        if (found < 0) {
            throw new DissectException.Malformed("The document ends before " + mark + ".");
        }
        if (piece == Piece.CDATA && depth == 0) {
            throw new DissectException.Malformed("Text stands outside of the document's element.");
        }
        at = found + mark.length();
        return piece;
    }

    private Piece end() throws DissectException {
        nameFrom = at + 2;
        nameTo = name(nameFrom);
        at = space(nameTo);
        expect('>');
        if (depth == 0 || !text.same(nameFrom, nameTo, open[2 * depth - 2], open[2 * depth - 1])) {
            throw new DissectException.Malformed("An element ends that did not begin.");
        }
        depth--;
        return Piece.END;
    }

    private Piece start() throws DissectException {
        if (depth == 0 && rooted) {
            throw new DissectException.Malformed("The document has more than one element.");
        }
        rooted = true;
        nameFrom = at + 1;
        nameTo = name(nameFrom);
        at = nameTo;
        attributes = 0;
        int next = space(at);
        while (text.unit(next) != '>' && text.unit(next) != '/') {
            if (next == at) {
                throw new DissectException.Malformed("A tag is damaged.");
            }
            attribute(next);
            next = space(at);
        }
        at = next;
        empty = text.unit(at) == '/';
        at += empty ? 1 : 0;
        expect('>');
        if (!empty) {
            if (depth == MOST_DEPTH) {
                throw new DissectException.Malformed("Elements are nested deeper than " + MOST_DEPTH + ".");
            }
            open[2 * depth] = nameFrom;
            open[2 * depth + 1] = nameTo;
            depth++;
        }
        return Piece.START;
    }

    private void attribute(int begin) throws DissectException {
        if (attributes == MOST_ATTRIBUTES) {
            throw new DissectException.Malformed("An element has more than " + MOST_ATTRIBUTES + " attributes.");
        }
        int end = name(begin);
        at = space(end);
        expect('=');
        int quote = space(at);
        int mark = text.unit(quote);
        if (mark != '"' && mark != '\'') {
            throw new DissectException.Malformed("An attribute has no value.");
        }
        int last = quote + 1;
        while (text.unit(last) != mark) {
            if (text.unit(last) < 0 || text.unit(last) == '<') {
                throw new DissectException.Malformed("An attribute's value does not end.");
            }
            last++;
        }
        at = last + 1;
        if (places.length == attributes * PLACES) {
            places = Arrays.copyOf(places, 2 * places.length);
        }
        places[attributes * PLACES] = begin;
        places[attributes * PLACES + 1] = end;
        places[attributes * PLACES + 2] = quote + 1;
        places[attributes * PLACES + 3] = last;
        attributes++;
    }

    private void expect(char wanted) throws DissectException {
        if (text.unit(at) != wanted) {
            throw new DissectException.Malformed("A tag is damaged.");
        }
        at++;
    }

    /** @return place after the name that begins there */
    private int name(int begin) throws DissectException {
        int end = begin;
        while (isName(text.unit(end))) {
            end++;
        }
        if (end == begin) {
            throw new DissectException.Malformed("A tag has no name.");
        }
        return end;
    }

    private static boolean isName(int unit) {
        return unit > ' ' && unit != '<' && unit != '>' && unit != '/' && unit != '=' && unit != '"' && unit != '\'';
    }

    private int space(int begin) {
        int end = begin;
        while (XmlText.isSpace(text.unit(end))) {
            end++;
        }
        return end;
    }

    private String local(int begin, int end) {
        return text.raw(colon(begin, end) + 1, end);
    }

    private String prefix(int begin, int end) {
        int colon = colon(begin, end);
        return colon < begin ? "" : text.raw(begin, colon);
    }

    /** Place of the colon in a name; the place before the name when there is none. */
    private int colon(int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (text.unit(i) == ':') {
                return i;
            }
        }
        return begin - 1;
    }
}
