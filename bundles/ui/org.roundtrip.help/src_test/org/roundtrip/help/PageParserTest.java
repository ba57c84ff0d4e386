// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageParserTest {

    @Test
    void readsEveryKindOfBlock() throws IOException {
        Page page = parse("""
                <h2>Two</h2><p>Some
                   <b>bold</b>, <i>so</i> <code>x = 1</code> <kbd>F1</kbd> and <a href="other-page.html">more</a>.</p>
                <ul><li>one</li></ul><ol><li>first</li><li>second</li></ol>
                <dl><dt>term</dt><dd>meaning</dd></dl>
                <pre>
                a
                  b
                </pre>""");
        assertEquals("Title of it", page.title());
        assertEquals(List.of(
                new Block.Heading(List.of(Span.plain("Two"))),
                new Block.Paragraph(List.of(Span.plain("Some "), new Span("bold", Style.STRONG, null), Span.plain(", "),
                        new Span("so", Style.EMPHASIS, null), Span.plain(" "), new Span("x = 1", Style.CODE, null),
                        Span.plain(" "), new Span("F1", Style.KEY, null), Span.plain(" and "),
                        new Span("more", Style.PLAIN, "other-page"), Span.plain("."))),
                new Block.Item(0, List.of(Span.plain("one"))),
                new Block.Item(1, List.of(Span.plain("first"))),
                new Block.Item(2, List.of(Span.plain("second"))),
                new Block.Entry(List.of(Span.plain("term")), List.of(Span.plain("meaning"))),
                new Block.Code(List.of("a", "  b"))), page.blocks());
        assertEquals(Set.of("other-page"), page.targets());
    }

    @Test
    void aTermMayBeALink() throws IOException {
        assertEquals(Set.of("there"), parse("<dl><dt><a href='there.html'>t</a></dt><dd>d</dd></dl>").targets());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "<table></table>                             | <table> may not stand here",
            "<p><u>x</u></p>                             | <u> may not stand here",
            "<p>x<p>y</p></p>                            | <p> may not stand here",
            "<ul><p>x</p></ul>                           | <li> must stand here",
            "<dl><dd>x</dd></dl>                         | <dt> must stand here",
            "<p><a href='https://example.org'>x</a></p>  | a link must lead to a page",
            "<p><a>x</a></p>                             | a link must lead to a page",
            "<p><b>x <i>y</i></b></p>                    | x.html, line",
            "<p>not closed                               | x.html, line",
            "<p>&nbsp;</p>                               | x.html, line"})
    void refusesElementsThatAreNotAllowed(String body, String message) {
        IOException refused = assertThrows(IOException.class, () -> parse(body));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void readsNoExternalEntity() {
        assertThrows(IOException.class, () -> PageParser.parse("x", in("<!DOCTYPE html [<!ENTITY e SYSTEM 'file:///etc/hostname'>]>"
                + "<html><body><h1>t</h1><p>&e;</p></body></html>")));
    }

    private static Page parse(String body) throws IOException {
        return PageParser.parse("x", in("<html><body><h1> Title\n of it </h1>" + body + "</body></html>"));
    }

    private static ByteArrayInputStream in(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
