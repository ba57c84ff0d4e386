// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.roles.ByteRoles;

/** Bytes of a message in several spans, numbered as one sequence. Immutable. */
final class Spans {
    private final Span[] spans;
    /** The place of each span's first byte in the sequence. */
    private final int[] starts;

    /** @param spans in order, none empty */
    Spans(List<Span> spans) {
        this.spans = spans.toArray(Span[]::new);
        this.starts = new int[this.spans.length];
        for (int i = 1; i < starts.length; i++) {
            starts[i] = starts[i - 1] + this.spans[i - 1].length();
        }
    }

    int length() {
        return spans.length == 0 ? 0 : starts[starts.length - 1] + spans[spans.length - 1].length();
    }

    /** Converts a place in the sequence to the place of that byte in the message. */
    int place(int at) {
        int span = span(at);
        return spans[span].from() + at - starts[span];
    }

    /** Converts spans of the sequence to those of the same bytes in the message, which may be more. */
    List<Span> places(List<Span> of) {
        List<Span> places = new ArrayList<>();
        for (Span each : of) {
            int at = each.from();
            for (int span = span(at); at < each.to(); span++) {
                int end = Math.min(each.to(), starts[span] + spans[span].length());
                places.add(new Span(spans[span].from() + at - starts[span], spans[span].from() + end - starts[span]));
                at = end;
            }
        }
        return places;
    }

    private int span(int at) {
        if (starts.length == 1) {
            return 0;
        }
        int found = Arrays.binarySearch(starts, at);
        return found >= 0 ? found : -found - 2;
    }

    /** Sets the role of bytes of the sequence. */
    void role(ByteRoles roles, int from, int to, ByteRole role) {
        int at = from;
        for (int span = span(from); at < to; span++) {
            int end = Math.min(to, starts[span] + spans[span].length());
            roles.set(spans[span].from() + at - starts[span], spans[span].from() + end - starts[span], role);
            at = end;
        }
    }

    /** Copies bytes of the sequence. @param begin where the message begins */
    byte[] join(byte[] bytes, int begin) {
        byte[] joined = new byte[length()];
        for (int i = 0; i < spans.length; i++) {
            System.arraycopy(bytes, begin + spans[i].from(), joined, starts[i], spans[i].length());
        }
        return joined;
    }
}
