// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import java.util.List;
import java.util.stream.Collectors;

/** A part of a page that begins on a new line. */
public sealed interface Block {

    /** Returns its text with styles. */
    List<Span> spans();

    /** Returns its text without styles. */
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
     * An item of a list.
     *
     * @param number its number in the list, from 1; 0 if the list is not numbered
     */
    record Item(int number, List<Span> spans) implements Block {
    }

    /**
     * A term with its explanation: a row of a table with two columns.
     *
     * @param term  the left column
     * @param spans the right column
     */
    record Entry(List<Span> term, List<Span> spans) implements Block {

        @Override
        public String text() {
            return new Paragraph(term).text() + " " + new Paragraph(spans).text();
        }
    }

    /**
     * Lines of a file, or lines to be typed.
     *
     * @param lines the first and the last are not empty
     */
    record Code(List<String> lines) implements Block {

        @Override
        public List<Span> spans() {
            return List.of(new Span(String.join("\n", lines), Style.CODE, null));
        }
    }
}
