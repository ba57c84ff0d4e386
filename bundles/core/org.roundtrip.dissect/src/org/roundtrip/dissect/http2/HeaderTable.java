// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.util.ArrayList;
import java.util.List;

/**
 * The header fields to which one side can refer by a number. They are the 61 of RFC 7541, appendix A, and after them
 * those that were sent before, the latest first. For one thread.
 */
final class HeaderTable {
    /**
     * A header field.
     *
     * @param value null when it is not known
     */
    record Entry(String name, String value) {
        private static final int OVERHEAD = 32;

        int size() {
            return name.length() + value.length() + OVERHEAD;
        }
    }

    /** The size that a table has unless the sides agree on another one. */
    private static final int USUAL_SIZE = 4096;
    /** With fewer fields, those that were removed need not be forgotten. */
    private static final int FEW = 64;
    private static final List<Entry> FIXED = """
            :authority
            :method|GET
            :method|POST
            :path|/
            :path|/index.html
            :scheme|http
            :scheme|https
            :status|200
            :status|204
            :status|206
            :status|304
            :status|400
            :status|404
            :status|500
            accept-charset
            accept-encoding|gzip, deflate
            accept-language
            accept-ranges
            accept
            access-control-allow-origin
            age
            allow
            authorization
            cache-control
            content-disposition
            content-encoding
            content-language
            content-length
            content-location
            content-range
            content-type
            cookie
            date
            etag
            expect
            expires
            from
            host
            if-match
            if-modified-since
            if-none-match
            if-range
            if-unmodified-since
            last-modified
            link
            location
            max-forwards
            proxy-authenticate
            proxy-authorization
            range
            referer
            refresh
            retry-after
            server
            set-cookie
            strict-transport-security
            transfer-encoding
            user-agent
            vary
            via
            www-authenticate
            """.lines().map(line -> line.split("[|]")).map(parts -> new Entry(parts[0], parts.length > 1 ? parts[1] : ""))
            .toList();

    /** The latest last. Copies share it, since nobody changes what is in it: each has a part of its own, and adds behind it. */
    private List<Entry> added = new ArrayList<>();
    private int first;
    private int end;
    private int size;
    private int mostSize = USUAL_SIZE;
    /** Whether nothing is missing of what was added. */
    private boolean whole = true;

    /** Returns a copy that changes independently. */
    HeaderTable copy() {
        HeaderTable copy = new HeaderTable();
        copy.added = added;
        copy.first = first;
        copy.end = end;
        copy.size = size;
        copy.mostSize = mostSize;
        copy.whole = whole;
        return copy;
    }

    /** Returns a table to which unknown fields were added. */
    static HeaderTable partly() {
        HeaderTable table = new HeaderTable();
        table.whole = false;
        return table;
    }

    /** Whether nothing is missing of what was added. */
    boolean whole() {
        return whole;
    }

    /** Returns the field of a number from 1; null when there is none, or it is not known. */
    Entry get(long number) {
        if (number <= FIXED.size()) {
            return number < 1 ? null : FIXED.get((int) number - 1);
        }
        long back = number - FIXED.size();
        return back > end - first ? null : added.get((int) (end - back));
    }

    /** Adds a field, and removes the oldest ones while the table is too large. */
    void add(Entry entry) {
        // A message that is read again adds what it has added before.
        if (end < added.size() ? !added.get(end).equals(entry) : first > end / 2 && end > FEW) {
            added = new ArrayList<>(added.subList(first, end));
            end -= first;
            first = 0;
        }
        if (end == added.size()) {
            added.add(entry);
        }
        end++;
        size += entry.size();
        shrink();
    }

    /** Sets the largest size, as RFC 7541 counts it. */
    void mostSize(int most) {
        mostSize = most;
        shrink();
    }

    private void shrink() {
        while (size > mostSize) {
            size -= added.get(first++).size();
        }
    }
}
