// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.rules.IToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of texts that are coloured. */
class SyntaxScannerTest {
    /** The tokens of a text, each with its kind if it has a colour. Together they are the text. */
    private static List<String> tokens(Syntax syntax, String text) throws BadLocationException {
        SyntaxScanner scanner = new SyntaxScanner(syntax);
        Document document = new Document("before" + text + "after");
        scanner.setRange(document, "before".length(), text.length());
        List<String> tokens = new ArrayList<>();
        StringBuilder whole = new StringBuilder();
        for (IToken token = scanner.nextToken(); !token.isEOF(); token = scanner.nextToken()) {
            String part = document.get(scanner.getTokenOffset(), scanner.getTokenLength());
            whole.append(part);
            if (token.isOther()) {
                tokens.add(token.getData() + " " + part);
            }
        }
        assertEquals(text, whole.toString());
        return tokens;
    }

    private static List<String> tokens(String text) throws BadLocationException {
        return tokens(Syntax.JSON, text);
    }

    @Test
    void commentsHideWhatIsInThem() throws BadLocationException {
        assertEquals(List.of("COMMENT // \"no\"", "NAME @Override", "WORD int", "TEXT \"/*\"", "NUMBER 0x1F", "COMMENT /* a\n int */",
                "TEXT 'c'"), tokens(Syntax.JAVA, "// \"no\"\n@Override int print = \"/*\" + 0x1F; /* a\n int */ 'c'"));
        assertEquals(List.of("NAME #include <x>", "WORD typedef", "WORD sequence", "COMMENT /* open"),
                tokens(Syntax.IDL, "#include <x>\ntypedef sequence<a> b; /* open"));
    }

    @Test
    void xmlHasElementsAttributesAndValues() throws BadLocationException {
        assertEquals(List.of("WORD <?xml", "NAME version", "TEXT \"1.0\"", "WORD ?>", "COMMENT <!-- <a> -->", "WORD <a:b", "NAME c",
                "TEXT 'd'", "WORD >", "WORD </a:b", "WORD >"),
                tokens(Syntax.XML, "<?xml version=\"1.0\"?><!-- <a> --><a:b c = 'd'>text</a:b>"));
    }

    /** An expression that goes into itself for each character would end in an error. */
    @Test
    void aLongTextOrCommentIsOneToken() throws BadLocationException {
        String many = "a".repeat(1_000_000);
        assertEquals(1, tokens(Syntax.JAVA, '"' + many + '"').size());
        assertEquals(1, tokens(Syntax.JAVA, "/*" + many + "\n*/").size());
        assertEquals(1, tokens(Syntax.JSON, '"' + many).size());
        assertEquals(1, tokens(Syntax.XML, "<!--" + many + "-->").size());
    }

    @Test
    void aLanguageThatIsNotKnownHasNoColours() throws BadLocationException {
        assertEquals(List.of(), tokens(Syntax.of("Cobol"), "\"a\" 1 int"));
    }

    @Test
    void namesTextsNumbersAndWords() throws BadLocationException {
        assertEquals(List.of("NAME \"a\"", "NUMBER -1.5e3", "NAME \"b \\\" c\"", "TEXT \"d: e\"", "WORD true", "WORD null"),
                tokens("{\"a\": -1.5e3, \"b \\\" c\" : [\"d: e\", true, null]}"));
    }

    @Test
    void aTextThatIsNotClosedEndsWithItsLine() throws BadLocationException {
        assertEquals(List.of("TEXT \"open", "NAME \"a\"", "NUMBER 1"), tokens("\"open\n\"a\": 1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\"", "\"\\", "{{{", "nulls", "\u20ac\u00e9"})
    void anyTextIsDivided(String text) throws BadLocationException {
        assertEquals(text.contains("\"") ? 1 : 0, tokens(text).size());
    }
}
