// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.http2.HeaderTable.Entry;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;

/** Reads header fields that are compressed with HPACK. For one thread. */
final class HeaderBlock {
    /** The most header fields of a message; a reference of one byte can stand for a long field. */
    static final int MOST_FIELDS = 1000;
    static final String CONTENT_TYPE = "content-type";
    /** A table is never larger here, whatever the sides agreed on. */
    private static final int MOST_TABLE = 1 << 16;
    private static final String UNKNOWN = "sent before the capture began";

    private final MessageReader in;
    private final HeaderTable table;
    private final Map<String, String> fields = new HashMap<>();

    private HeaderBlock(MessageReader in, HeaderTable table) {
        this.in = in;
        this.table = table;
    }

    /**
     * Reads a block to its end.
     *
     * @param in    has the bytes of the block and no others
     * @param table of the side that sent it; it is changed
     * @return the values of the fields whose names begin with a colon, and of {@link #CONTENT_TYPE}, by name; without those that are not known
     */
    static Map<String, String> read(MessageReader in, HeaderTable table) throws DissectException {
        HeaderBlock block = new HeaderBlock(in, table);
        for (int count = 0; in.available() > 0; count++) {
            if (count == MOST_FIELDS) {
                throw new DissectException.Malformed("http.headers", MOST_FIELDS);
            }
            block.field();
        }
        return block.fields;
    }

    private void field() throws DissectException {
        int begin = in.taken();
        int first = in.peek();
        if (first >= 0x80) {
            note(entry(number(7)), begin);
        } else if (first >= 0x40) {
            Entry entry = literal(6);
            table.add(entry);
            note(entry, begin);
        } else if (first >= 0x20) {
            long size = number(5);
            table.mostSize((int) Math.min(size, MOST_TABLE));
            in.note("table size", Long::toString, size, in.taken() - begin, ByteRole.PROTOCOL_HEADER);
        } else {
            note(literal(4), begin);
        }
    }

    private void note(Entry entry, int begin) {
        if (entry.value() != null && (entry.name().startsWith(":") || entry.name().equals(CONTENT_TYPE))) {
            fields.put(entry.name(), entry.value());
        }
        if (in.lists()) {
            in.note(ShownText.of(entry.name()), entry.value() == null ? UNKNOWN : ShownText.of(entry.value()),
                    in.taken() - begin, ByteRole.PROTOCOL_HEADER);
        } else {
            in.note("", "", in.taken() - begin, ByteRole.PROTOCOL_HEADER);
        }
    }

    private Entry literal(int bits) throws DissectException {
        long number = number(bits);
        String name = number == 0 ? text() : entry(number).name();
        return new Entry(name, text());
    }

    private Entry entry(long number) throws DissectException {
        Entry entry = table.get(number);
        if (entry == null) {
            if (table.whole() || number == 0) {
                throw new DissectException.Malformed("hpack.number", number);
            }
            return new Entry("field " + number, null);
        }
        return entry;
    }

    private String text() throws DissectException {
        boolean coded = (in.peek() & 0x80) != 0;
        byte[] bytes = in.take(number(7));
        return new String(coded ? Huffman.decode(bytes) : bytes, StandardCharsets.ISO_8859_1);
    }

    /** Takes a number that begins in the last bits of the next byte. */
    private long number(int bits) throws DissectException {
        int most = (1 << bits) - 1;
        long number = in.integer(1) & most;
        if (number < most) {
            return number;
        }
        for (int shift = 0; shift <= 28; shift += 7) {
            long next = in.integer(1);
            number += (next & 0x7F) << shift;
            if (next < 0x80) {
                return number;
            }
        }
        throw new DissectException.Malformed("hpack.long");
    }
}
