// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.roundtrip.help.Block;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.help.Span;
import org.roundtrip.help.Style;
import org.roundtrip.help.view.FlatPage.Kind;
import org.roundtrip.help.view.FlatPage.Line;
import org.roundtrip.help.view.FlatPage.TextRange;

class FlatPageTest {

    @Test
    void convertsEachKindOfBlock() {
        FlatPage flat = FlatPage.of(new Page("x", "Title", List.of(
                new Block.Paragraph(List.of(Span.plain("See "), new Span("that", Style.PLAIN, "other"))),
                new Block.Item(0, List.of(Span.plain("one"))),
                new Block.Item(0, List.of(Span.plain("two"))),
                new Block.Item(1, List.of(Span.plain("first"))),
                new Block.Entry(List.of(Span.plain("p50")), List.of(Span.plain("median"))),
                new Block.Code(List.of("a", "b")))));
        assertEquals("Title\nSee that\n\u2022\tone\n\u2022\ttwo\n1.\tfirst\np50\tmedian\na\nb", flat.text());
        assertEquals(List.of(new Line(Kind.TITLE, true, 0), new Line(Kind.PARAGRAPH, true, 0),
                new Line(Kind.ITEM, true, 1), new Line(Kind.ITEM, false, 1), new Line(Kind.ITEM, false, 2),
                new Line(Kind.ENTRY, true, 3), new Line(Kind.CODE, true, 0), new Line(Kind.CODE, false, 0)), flat.lines());
        assertEquals(List.of(new TextRange(10, 4, Kind.PARAGRAPH, Style.PLAIN, "other")), flat.links());
        assertTrue(flat.ranges().contains(new TextRange(flat.text().indexOf("p50"), 3, Kind.ENTRY, Style.STRONG, null)));
    }

    @Test
    void rangesOfEveryPageAreInOrderAndWithinIt() {
        for (Page page : Guide.get().pages()) {
            FlatPage flat = FlatPage.of(page);
            int end = 0;
            for (TextRange range : flat.ranges()) {
                assertTrue(range.start() >= end && range.length() > 0, page.id());
                end = range.end();
            }
            assertTrue(end <= flat.text().length(), page.id());
            assertEquals(flat.lines().size(), flat.text().split("\n", -1).length, page.id());
        }
    }
}
