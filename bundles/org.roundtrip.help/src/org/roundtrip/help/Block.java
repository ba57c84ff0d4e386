// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import java.util.List;
import java.util.stream.Collectors;

/** A part of a page that begins on a line of its own. */
public sealed interface Block {

    /** What it says. */
    List<Span> spans();

    /** What it says, without styles. */
    default String text() {
        return spans().stream().map(Span::text).collect(Collectors.joining());
    }

    /** The title of a section. */
    record Heading(List<Span> spans) implements Block {
    }

    /** Running text. */
    record Paragraph(List<Span> spans) implements Block {
    }

    /**
     * One of a list.
     *
     * @param number its place in a numbered list, from 1, or 0 when the list is not numbered
     */
    record Item(int number, List<Span> spans) implements Block {
    }

    /**
     * A term and what it means: a row of a table of two columns.
     *
     * @param term  left
     * @param spans right
     */
    record Entry(List<Span> term, List<Span> spans) implements Block {

        @Override
        public String text() {
            return new Paragraph(term).text() + " " + new Paragraph(spans).text();
        }
    }

    /**
     * Lines as they are typed or stand in a file.
     *
     * @param lines without an empty first or last one
     */
    record Code(List<String> lines) implements Block {

        @Override
        public List<Span> spans() {
            return List.of(new Span(String.join("\n", lines), Style.CODE, null));
        }
    }
}
