// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

/** The text of an element as it is shown. Decodes no more of it than is shown. */
final class XmlValue {
    private static final int MOST_UNITS = 4096;
    private static final int CDATA_MARK = "<![CDATA[".length();
    private static final int CDATA_END = "]]>".length();

    private XmlValue() {
    }

    /** Adds the text or CDATA section just scanned. */
    static void append(StringBuilder value, XmlText text, XmlScanner piece) {
        if (value.length() > MOST_UNITS) {
            return;
        }
        boolean cdata = text.has(piece.from(), "<![CDATA[");
        int from = piece.from() + (cdata ? CDATA_MARK : 0);
        int to = Math.min(from + MOST_UNITS, piece.to() - (cdata ? CDATA_END : 0));
        value.append(cdata ? text.raw(from, to) : text.meant(from, to));
    }
}
