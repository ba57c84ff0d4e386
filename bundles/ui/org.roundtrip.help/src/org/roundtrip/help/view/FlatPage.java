// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.ArrayList;
import java.util.List;

import org.roundtrip.help.Block;
import org.roundtrip.help.Page;
import org.roundtrip.help.Span;
import org.roundtrip.help.Style;

/**
 * A page as one text for a text widget. It has the kind of each line and the style of each range.
 *
 * @param text   lines separated by line feeds
 * @param lines  the kind of each line
 * @param ranges in order; only separators, such as line feeds, are in no range
 */
record FlatPage(String text, List<Line> lines, List<TextRange> ranges) {

    /** The kind of a line. */
    enum Kind {
        TITLE, HEADING, PARAGRAPH, ITEM, ENTRY, CODE
    }

    /**
     * A line of the text, which may be wrapped.
     *
     * @param kind  its kind
     * @param first whether the line before is of another kind
     * @param head  characters before the tabulator of an item or entry, else 0
     */
    record Line(Kind kind, boolean first, int head) {
    }

    /**
     * A range of the text with one style.
     *
     * @param start  offset in the text
     * @param length in characters
     * @param kind   of its line
     * @param style  of its characters
     * @param target id of the page that it links to; null if it is no link
     */
    record TextRange(int start, int length, Kind kind, Style style, String target) {

        /** Returns the offset after its last character. */
        int end() {
            return start + length;
        }
    }

    /** Converts a page. */
    static FlatPage of(Page page) {
        return new Converter().convert(page);
    }

    /** Returns the links in order. */
    List<TextRange> links() {
        return ranges.stream().filter(mark -> mark.target() != null).toList();
    }

    private static final class Converter {

        /** A narrow no-break space. It keeps the frame around a key away from the key's name. */
        private static final String BESIDE_KEYS = "\u202F";

        private final StringBuilder text = new StringBuilder();
        private final List<Line> lines = new ArrayList<>();
        private final List<TextRange> ranges = new ArrayList<>();

        FlatPage convert(Page page) {
            line(Kind.TITLE, List.of(), List.of(Span.plain(page.title())));
            for (Block block : page.blocks()) {
                switch (block) {
                    case Block.Heading heading -> line(Kind.HEADING, List.of(), heading.spans());
                    case Block.Paragraph paragraph -> line(Kind.PARAGRAPH, List.of(), paragraph.spans());
                    case Block.Item item -> line(Kind.ITEM, List.of(Span.plain(marker(item))), item.spans());
                    case Block.Entry entry -> line(Kind.ENTRY, entry.term(), entry.spans());
                    case Block.Code code -> {
                        boolean again = !lines.isEmpty() && lines.getLast().kind() == Kind.CODE;
                        if (again) {
                            line(Kind.CODE, List.of(), List.of());
                        }
                        code.lines().forEach(row -> line(Kind.CODE, List.of(),
                                List.of(new Span(row, Style.CODE, null))));
                    }
                }
            }
            return new FlatPage(text.toString(), List.copyOf(lines), List.copyOf(ranges));
        }

        private static String marker(Block.Item item) {
            return item.number() == 0 ? "\u2022" : item.number() + ".";
        }

        private void line(Kind kind, List<Span> head, List<Span> spans) {
            boolean first = lines.isEmpty() || lines.getLast().kind() != kind || kind == Kind.PARAGRAPH;
            if (!lines.isEmpty()) {
                text.append('\n');
            }
            int start = text.length();
            head.forEach(span -> mark(kind, bold(kind, span)));
            int length = text.length() - start;
            if (!head.isEmpty()) {
                text.append('\t');
            }
            spans.forEach(span -> mark(kind, span));
            lines.add(new Line(kind, first, length));
        }

        /** Makes terms bold, unless they are keys, code or links, which have a style of their own. */
        private static Span bold(Kind kind, Span span) {
            return kind == Kind.ENTRY && span.style() == Style.PLAIN && span.target() == null
                    ? new Span(span.text(), Style.STRONG, null) : span;
        }

        private void mark(Kind kind, Span span) {
            String shown = span.style() == Style.KEY ? BESIDE_KEYS + span.text() + BESIDE_KEYS : span.text();
            if (!shown.isEmpty()) {
                ranges.add(new TextRange(text.length(), shown.length(), kind, span.style(), span.target()));
                text.append(shown);
            }
        }
    }
}
