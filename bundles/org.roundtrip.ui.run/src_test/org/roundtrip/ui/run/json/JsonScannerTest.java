// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.rules.IToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of JSON that are coloured. */
class JsonScannerTest {
    private final JsonScanner scanner = new JsonScanner();

    /** The tokens of a text, each with its kind if it has a colour. Together they are the text. */
    private List<String> tokens(String text) throws BadLocationException {
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
