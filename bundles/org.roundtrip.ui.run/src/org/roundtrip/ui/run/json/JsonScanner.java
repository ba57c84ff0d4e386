// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.json;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.Token;

/**
 * Divides JSON into names, texts, numbers, the words {@code true}, {@code false} and {@code null}, and all between these.
 * The text need not be valid.
 */
final class JsonScanner implements ITokenScanner {
    /** The kinds of tokens that have a colour. */
    enum Kind {
        NAME, TEXT, NUMBER, WORD
    }

    private static final Pattern TOKEN = Pattern.compile("(?<name>\"(?:[^\"\\\\\\n]|\\\\.)*+\")(?=\\s*:)"
            + "|(?<text>\"(?:[^\"\\\\\\n]|\\\\.)*+\"?)|(?<number>-?\\d[\\d.eE+-]*+)|(?<word>\\b(?:true|false|null)\\b)");
    private Matcher matcher = TOKEN.matcher("");
    private int begin;
    private int length;
    private int from;
    private int to;
    private boolean found;

    @Override
    public void setRange(IDocument document, int offset, int size) {
        try {
            matcher = TOKEN.matcher(document.get(offset, size));
        } catch (BadLocationException e) {
            throw new IllegalArgumentException(e);
        }
        begin = offset;
        length = size;
        from = 0;
        to = 0;
        found = matcher.find();
    }

    @Override
    public IToken nextToken() {
        from = to;
        if (from >= length) {
            return Token.EOF;
        }
        int next = found ? matcher.start() : length;
        if (from < next) {
            to = next;
            return Token.UNDEFINED;
        }
        to = matcher.end();
        Kind kind = kind();
        found = matcher.find();
        return new Token(kind);
    }

    private Kind kind() {
        return matcher.group("name") != null ? Kind.NAME : matcher.group("text") != null ? Kind.TEXT
                : matcher.group("number") != null ? Kind.NUMBER : Kind.WORD;
    }

    @Override
    public int getTokenOffset() {
        return begin + from;
    }

    @Override
    public int getTokenLength() {
        return to - from;
    }
}
