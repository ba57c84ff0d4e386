// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.Arrays;
import org.roundtrip.dissect.DissectException;

/**
 * A start tag of a document: its name and its attributes, as places in the text. The same object is used for one tag
 * after the other. For one thread.
 */
final class XmlTag {
    private static final int MOST_ATTRIBUTES = 256;
    /** Places of an attribute: its name, the name behind its prefix, and its value without quotation marks. */
    private static final int PLACES = 5;
    private static final int FROM = 0, LOCAL = 1, TO = 2, VALUE = 3, VALUE_TO = 4;

    private final XmlText text;
    private int from;
    private int local;
    private int to;
    private boolean empty;
    private int attributes;
    private int[] places = new int[8 * PLACES];
    /** Texts of the attributes, each made when it is first asked for. */
    private String[] names = new String[8], prefixes = new String[8], values = new String[8];

    XmlTag(XmlText text) {
        this.text = text;
    }

    /** Place of its first unit, the opening bracket. */
    int from() {
        return from - 1;
    }

    int nameFrom() {
        return from;
    }

    int nameTo() {
        return to;
    }

    /** Its name without prefix. */
    String localName() {
        return text.name(local, to);
    }

    /** The prefix of its name, empty when it has none. */
    String prefix() {
        return prefix(from, local);
    }

    /** Whether it is the tag of an empty element, which has no end tag. */
    boolean empty() {
        return empty;
    }

    /** How many attributes it has. */
    int attributes() {
        return attributes;
    }

    String attributeName(int number) {
        if (names[number] == null) {
            names[number] = text.name(place(number, LOCAL), place(number, TO));
        }
        return names[number];
    }

    String attributePrefix(int number) {
        if (prefixes[number] == null) {
            prefixes[number] = prefix(place(number, FROM), place(number, LOCAL));
        }
        return prefixes[number];
    }

    /** Place of the first unit of an attribute's name. */
    int attributeFrom(int number) {
        return place(number, FROM);
    }

    int valueFrom(int number) {
        return place(number, VALUE);
    }

    int valueTo(int number) {
        return place(number, VALUE_TO);
    }

    String value(int number) {
        if (values[number] == null) {
            values[number] = text.meant(valueFrom(number), valueTo(number));
        }
        return values[number];
    }

    private int place(int attribute, int what) {
        return places[attribute * PLACES + what];
    }

    private String prefix(int begin, int behind) {
        return behind - begin <= 1 ? "" : text.name(begin, behind - 1);
    }

    /**
     * Reads the tag that begins at a place.
     *
     * @return place after it
     * @throws DissectException.Malformed when there is no such tag
     */
    int read(int begin) throws DissectException {
        from = begin + 1;
        to = name(text, from);
        local = behindColon(from, to);
        attributes = 0;
        int at = to;
        int next = space(text, at);
        while (text.unit(next) != '>' && text.unit(next) != '/') {
            if (next == at) {
                throw damaged();
            }
            at = attribute(next);
            next = space(text, at);
        }
        empty = text.unit(next) == '/';
        return expect(text, next + (empty ? 1 : 0), '>');
    }

    private int attribute(int begin) throws DissectException {
        if (attributes == MOST_ATTRIBUTES) {
            throw new DissectException.Malformed("xml.attributes", MOST_ATTRIBUTES);
        }
        int end = name(text, begin);
        int quote = space(text, expect(text, space(text, end), '='));
        int mark = text.unit(quote);
        if (mark != '"' && mark != '\'') {
            throw new DissectException.Malformed("xml.attribute");
        }
        int last = text.valueEnd(quote + 1, mark);
        if (text.unit(last) != mark) {
            throw new DissectException.Malformed("xml.attribute.end");
        }
        int base = attributes++ * PLACES;
        if (places.length == base) {
            places = Arrays.copyOf(places, 2 * base);
            names = Arrays.copyOf(names, 2 * names.length);
            prefixes = Arrays.copyOf(prefixes, 2 * prefixes.length);
            values = Arrays.copyOf(values, 2 * values.length);
        }
        places[base + FROM] = begin;
        places[base + LOCAL] = behindColon(begin, end);
        places[base + TO] = end;
        places[base + VALUE] = quote + 1;
        places[base + VALUE_TO] = last;
        names[attributes - 1] = null;
        prefixes[attributes - 1] = null;
        values[attributes - 1] = null;
        return last + 1;
    }

    /** Place after the first colon of a name; the name's own place when it has none. */
    private int behindColon(int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (text.unit(i) == ':') {
                return i + 1;
            }
        }
        return begin;
    }

    /** @return the place after the name that begins at a place */
    static int name(XmlText text, int begin) throws DissectException {
        int end = text.nameEnd(begin);
        if (end == begin) {
            throw new DissectException.Malformed("xml.tag.name");
        }
        return end;
    }

    /** @return the place after white space, if there is any at a place */
    static int space(XmlText text, int begin) {
        int end = begin;
        while (XmlText.isSpace(text.unit(end))) {
            end++;
        }
        return end;
    }

    /** @return the place after the unit that must be at a place */
    static int expect(XmlText text, int at, char wanted) throws DissectException {
        if (text.unit(at) != wanted) {
            throw damaged();
        }
        return at + 1;
    }

    private static DissectException damaged() {
        return new DissectException.Malformed("xml.tag");
    }
}
