// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import java.util.regex.Matcher;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.Token;

/** Divides a text into the tokens that have a colour and all between these. */
final class SyntaxScanner implements ITokenScanner {
    private final Syntax syntax;
    private Matcher matcher;
    private int begin;
    private int length;
    private int from;
    private int to;
    private boolean found;

    SyntaxScanner(Syntax syntax) {
        this.syntax = syntax;
        matcher = syntax.pattern().matcher("");
    }

    @Override
    public void setRange(IDocument document, int offset, int size) {
        try {
            matcher = syntax.pattern().matcher(document.get(offset, size));
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
        Syntax.Kind kind = kind();
        found = matcher.find();
        return new Token(kind);
    }

    private Syntax.Kind kind() {
        for (Syntax.Kind kind : syntax.kinds()) {
            if (matcher.group(kind.name()) != null) {
                return kind;
            }
        }
        throw new IllegalStateException(syntax.name());
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
