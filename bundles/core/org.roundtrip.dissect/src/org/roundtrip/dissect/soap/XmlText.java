// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.text.KnownTexts;

/**
 * The bytes of a document as units of one byte, or of two bytes in UTF-16. Each character of markup is one unit in
 * every encoding allowed here, so places in the text can be converted to places in the bytes. For one thread.
 */
final class XmlText {
    private static final Pattern ENCODING = Pattern.compile("<\\?xml[^>]*?encoding\\s*=\\s*[\"']([\\w.:-]{1,40})[\"']");
    /** In all of them, the characters of ASCII have the codes of ASCII, and no other character contains these codes. */
    private static final Pattern BYTE_WISE = Pattern.compile("(?i)utf-?8|us-ascii|iso-8859-\\d+|windows-125\\d");
    private static final int DECLARATION_BYTES = 200;
    private static final int MOST_ENTITY = 12;
    private static final int KNOWN_NAMES = 64;
    /** Which units of one byte belong to names. */
    private static final boolean[] IN_NAMES = new boolean[256];

    static {
        for (int unit = 0; unit < IN_NAMES.length; unit++) {
            IN_NAMES[unit] = inNames(unit);
        }
    }

    private final byte[] bytes;
    private final int begin;
    private final int width;
    private final boolean little;
    private final Charset charset;
    private final int length;
    private final KnownTexts names;

    private XmlText(byte[] bytes, int begin, int width, boolean little, Charset charset) {
        this.bytes = bytes;
        this.begin = begin;
        this.width = width;
        this.little = little;
        this.charset = charset;
        this.length = Math.max(0, (bytes.length - begin) / width);
        this.names = new KnownTexts(KNOWN_NAMES, (all, from, to) -> new String(all, from, to - from, charset));
    }

    /** Finds out the encoding. @throws DissectException.Malformed when it is not known here */
    static XmlText of(byte[] bytes) throws DissectException {
        int first = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return switch (first) {
            case 0xFEFF -> new XmlText(bytes, 2, 2, false, StandardCharsets.UTF_16BE);
            case 0xFFFE -> new XmlText(bytes, 2, 2, true, StandardCharsets.UTF_16LE);
            case 0x003C -> new XmlText(bytes, 0, 2, false, StandardCharsets.UTF_16BE);
            case 0x3C00 -> new XmlText(bytes, 0, 2, true, StandardCharsets.UTF_16LE);
            case 0xEFBB -> new XmlText(bytes, 3, 1, false, StandardCharsets.UTF_8);
            default -> new XmlText(bytes, 0, 1, false, declared(bytes));
        };
    }

    private static Charset declared(byte[] bytes) throws DissectException {
        String start = new String(bytes, 0, Math.min(DECLARATION_BYTES, bytes.length), StandardCharsets.ISO_8859_1);
        Matcher declaration = ENCODING.matcher(start);
        if (!declaration.lookingAt()) {
            return StandardCharsets.UTF_8;
        }
        String name = declaration.group(1);
        if (!BYTE_WISE.matcher(name).matches() || !Charset.isSupported(name)) {
            throw new DissectException.Malformed("xml.encoding", name);
        }
        return Charset.forName(name);
    }

    /** How many units there are. */
    int length() {
        return length;
    }

    /** The unit at that place; -1 behind the last. */
    int unit(int at) {
        if (at >= length) {
            return -1;
        }
        int place = begin + at * width;
        if (width == 1) {
            return bytes[place] & 0xFF;
        }
        int one = bytes[place] & 0xFF;
        int two = bytes[place + 1] & 0xFF;
        return little ? two << 8 | one : one << 8 | two;
    }

    /** The place of a unit in the bytes. */
    int place(int at) {
        return begin + at * width;
    }

    /** Whether these characters of ASCII are at a place. */
    boolean has(int at, String ascii) {
        for (int i = 0; i < ascii.length(); i++) {
            if (unit(at + i) != ascii.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The next place of these characters of ASCII; -1 when there is none. */
    int find(int from, String ascii) {
        int behind = ascii.length() - 1;
        char last = ascii.charAt(behind);
        for (int at = from + behind; at < length; at++) {
            if (unit(at) == last && has(at - behind, ascii)) {
                return at - behind;
            }
        }
        return -1;
    }

    /** Where the next tag begins; the length when there is none. */
    int findTag(int from) {
        int at = from;
        if (width == 1) {
            int end = begin + length;
            int place = begin + at;
            while (place < end && bytes[place] != '<') {
                place++;
            }
            return place - begin;
        }
        while (at < length && unit(at) != '<') {
            at++;
        }
        return at;
    }

    private static boolean inNames(int unit) {
        return unit > '>' || unit > ' ' && unit != '<' && unit != '>' && unit != '/' && unit != '=' && unit != '"' && unit != '\'';
    }

    /** Where a name ends that begins at a place: the same place when there is none. */
    int nameEnd(int from) {
        int at = from;
        if (width == 1) {
            int end = begin + length, place = begin + at;
            while (place < end && IN_NAMES[bytes[place] & 0xFF]) {
                place++;
            }
            return place - begin;
        }
        while (inNames(unit(at))) {
            at++;
        }
        return at;
    }

    /** Where a value in quotation marks ends: at the mark, at a tag, or at the end. */
    int valueEnd(int from, int mark) {
        int at = from;
        if (width == 1) {
            int end = begin + length, place = begin + at;
            while (place < end && bytes[place] != mark && bytes[place] != '<') {
                place++;
            }
            return place - begin;
        }
        while (at < length && unit(at) != mark && unit(at) != '<') {
            at++;
        }
        return at;
    }

    /** Whether the units at both places are the same. */
    boolean same(int from, int to, int otherFrom, int otherTo) {
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        if (width == 1) {
            return Arrays.equals(bytes, place(from), place(to), bytes, place(otherFrom), place(otherTo));
        }
        for (int i = 0; i < to - from; i++) {
            if (unit(from + i) != unit(otherFrom + i)) {
                return false;
            }
        }
        return true;
    }

    static boolean isSpace(int unit) {
        return unit == ' ' || unit == '\n' || unit == '\r' || unit == '\t';
    }

    boolean blank(int from, int to) {
        for (int at = from; at < to; at++) {
            if (!isSpace(unit(at))) {
                return false;
            }
        }
        return true;
    }

    /** The characters of a name; equal names share one string. */
    String name(int from, int to) {
        return names.of(bytes, place(from), place(to));
    }

    /** The characters without resolving references. */
    String raw(int from, int to) {
        return new String(bytes, place(from), (to - from) * width, charset);
    }

    /** The characters with references resolved: those to characters and to the five predefined entities of XML. */
    String meant(int from, int to) {
        String raw = raw(from, to);
        int next = raw.indexOf('&');
        if (next < 0) {
            return raw;
        }
        StringBuilder text = new StringBuilder(raw.length());
        int at = 0;
        for (; next >= 0; next = raw.indexOf('&', at)) {
            int end = raw.indexOf(';', next, Math.min(raw.length(), next + MOST_ENTITY));
            int one = end < 0 ? -1 : character(raw.substring(next + 1, end));
            text.append(raw, at, one < 0 ? next + 1 : next);
            if (one >= 0) {
                text.appendCodePoint(one);
            }
            at = one < 0 ? next + 1 : end + 1;
        }
        return text.append(raw, at, raw.length()).toString();
    }

    private static int character(String entity) {
        return switch (entity) {
            case "lt" -> '<';
            case "gt" -> '>';
            case "amp" -> '&';
            case "quot" -> '"';
            case "apos" -> '\'';
            default -> number(entity);
        };
    }

    private static int number(String entity) {
        boolean hexadecimal = entity.startsWith("#x");
        if (!entity.matches(hexadecimal ? "#x[0-9a-fA-F]{1,6}" : "#[0-9]{1,7}")) {
            return -1;
        }
        int number = Integer.parseInt(entity.substring(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
        return Character.isValidCodePoint(number) ? number : -1;
    }
}
