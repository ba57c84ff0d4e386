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
 * A page set as one text.
 *
 * @param text  lines separated by line feeds
 * @param lines what each line is, in order
 * @param marks what each stretch of text is, in order and without gaps except for what separates
 */
record Sheet(String text, List<Line> lines, List<Mark> marks) {

    /** What a line is. */
    enum Kind {
        TITLE, HEADING, PARAGRAPH, ITEM, ENTRY, CODE
    }

    /**
     * A line of the text, which may be wrapped.
     *
     * @param kind  what it is
     * @param first whether it follows a line of another kind
     * @param head  characters before the tabulator of an item or entry, else 0
     */
    record Line(Kind kind, boolean first, int head) {
    }

    /**
     * A stretch of text.
     *
     * @param start  offset in the text
     * @param length characters
     * @param kind   of the line it is in
     * @param style  how it is meant
     * @param target id of a page when it is a link, else null
     */
    record Mark(int start, int length, Kind kind, Style style, String target) {

        /** Where it ends. */
        int end() {
            return start + length;
        }
    }

    /** Sets a page. */
    static Sheet of(Page page) {
        return new Setter().set(page);
    }

    /** The stretches that lead to other pages, in order. */
    List<Mark> links() {
        return marks.stream().filter(mark -> mark.target() != null).toList();
    }

    private static final class Setter {

        /** A narrow space at which no line is broken, so that the frame around a key does not touch it. */
        private static final String BESIDE_KEYS = "\u202F";

        private final StringBuilder text = new StringBuilder();
        private final List<Line> lines = new ArrayList<>();
        private final List<Mark> marks = new ArrayList<>();

        Sheet set(Page page) {
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
            return new Sheet(text.toString(), List.copyOf(lines), List.copyOf(marks));
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

        /** Terms stand out, unless they are keys or code, which do so by themselves. */
        private static Span bold(Kind kind, Span span) {
            return kind == Kind.ENTRY && span.style() == Style.PLAIN && span.target() == null
                    ? new Span(span.text(), Style.STRONG, null) : span;
        }

        private void mark(Kind kind, Span span) {
            String shown = span.style() == Style.KEY ? BESIDE_KEYS + span.text() + BESIDE_KEYS : span.text();
            if (!shown.isEmpty()) {
                marks.add(new Mark(text.length(), shown.length(), kind, span.style(), span.target()));
                text.append(shown);
            }
        }
    }
}
