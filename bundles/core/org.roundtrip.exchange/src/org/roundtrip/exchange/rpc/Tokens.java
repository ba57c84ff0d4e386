// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.rpc;

import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** The words and signs of a source in a language like C, one after another. Comments are left out. Used by one thread. */
final class Tokens {
    private static final Texts TEXTS = Texts.of(Tokens.class);
    private final SourceFile file;
    private final String text;
    /** Characters of words besides letters, digits and underscores. */
    private final String inWords;
    /** Whether {@code #} begins a comment; else it begins a line of a preprocessor, which is one word. */
    private final boolean hashes;
    private int at;
    private int line = 1;
    private Token ahead;

    /** What a piece of a source is. */
    enum Kind {
        WORD, NUMBER, STRING, SIGN, LINE, END
    }

    /** A piece of a source. @param text without quotes */
    record Token(Kind kind, String text, int line) {
    }

    Tokens(SourceFile file, String inWords, boolean hashes) throws InvalidFileException {
        this.file = file;
        this.text = file.text();
        this.inWords = inWords;
        this.hashes = hashes;
        ahead = read();
    }

    /** Returns the next one, which stays the next. */
    Token peek() {
        return ahead;
    }

    /** Returns the next one and goes on. */
    Token next() throws InvalidFileException {
        Token token = ahead;
        ahead = read();
        return token;
    }

    boolean atEnd() {
        return ahead.kind == Kind.END;
    }

    /** Whether the next one is that word or sign. */
    boolean at(String word) {
        return (ahead.kind == Kind.WORD || ahead.kind == Kind.SIGN) && ahead.text.equals(word);
    }

    /** Goes on if the next one is that word or sign. */
    boolean take(String word) throws InvalidFileException {
        boolean here = at(word);
        if (here) {
            next();
        }
        return here;
    }

    /** Goes on behind that word or sign. @throws InvalidFileException when it is not here */
    void expect(String word) throws InvalidFileException {
        if (!take(word)) {
            throw unexpected(word);
        }
    }

    /** Returns a name and goes on. */
    String word() throws InvalidFileException {
        if (ahead.kind != Kind.WORD) {
            throw unexpected(TEXTS.text("name"));
        }
        return next().text;
    }

    /** Returns a text in quotes and goes on. */
    String string() throws InvalidFileException {
        if (ahead.kind != Kind.STRING) {
            throw unexpected(TEXTS.text("string"));
        }
        return next().text;
    }

    /** Goes on behind a bracket that closes, with all within. @param open here, if the next one is that */
    void skip(String open, String close) throws InvalidFileException {
        int depth = 0;
        while (at(open) || depth > 0) {
            if (atEnd()) {
                throw unexpected(close);
            }
            depth += at(open) ? 1 : at(close) ? -1 : 0;
            next();
        }
    }

    InvalidFileException unexpected(String expected) {
        return problem(TEXTS.text("expected", expected, ahead.kind == Kind.END ? TEXTS.text("end") : Excerpt.clip(ahead.text)));
    }

    InvalidFileException problem(String problem) {
        return file.problem(TEXTS.text("line", ahead.line, problem));
    }

    private Token read() throws InvalidFileException {
        skipBlanks();
        int start = at;
        if (at == text.length()) {
            return new Token(Kind.END, "", line);
        }
        char first = text.charAt(at);
        if (first == '#') {
            return new Token(Kind.LINE, toEndOfLine(), line);
        }
        if (first == '"' || first == '\'') {
            return quoted(first);
        }
        if (Character.isDigit(first) || isSigned(first)) {
            do {
                at++;
            } while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.' || isExponent(start)));
            return new Token(Kind.NUMBER, text.substring(start, at), line);
        }
        if (isInWord(first)) {
            while (at < text.length() && isInWord(text.charAt(at))) {
                at++;
            }
            return new Token(Kind.WORD, text.substring(start, at), line);
        }
        at++;
        return new Token(Kind.SIGN, text.substring(start, at), line);
    }

    private boolean isSigned(char first) {
        return (first == '-' || first == '+') && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
    }

    /** Whether here is the sign of an exponent. */
    private boolean isExponent(int start) {
        char before = text.charAt(at - 1);
        return (text.charAt(at) == '-' || text.charAt(at) == '+') && (before == 'e' || before == 'E') && !text.startsWith("0x", start);
    }

    private boolean isInWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || inWords.indexOf(c) >= 0;
    }

    private Token quoted(char quote) throws InvalidFileException {
        StringBuilder quoted = new StringBuilder();
        int began = line;
        for (at++; at < text.length() && text.charAt(at) != quote; at++) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            line += text.charAt(at) == '\n' ? 1 : 0;
            quoted.append(text.charAt(at));
        }
        if (at == text.length()) {
            throw file.problem(TEXTS.text("line", began, TEXTS.text("open")));
        }
        at++;
        return new Token(Kind.STRING, quoted.toString(), began);
    }

    private void skipBlanks() throws InvalidFileException {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n' || Character.isWhitespace(c) || c == '\uFEFF') {
                line += c == '\n' ? 1 : 0;
                at++;
            } else if (text.startsWith("//", at) || hashes && c == '#') {
                toEndOfLine();
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                if (end < 0) {
                    throw file.problem(TEXTS.text("line", line, TEXTS.text("comment")));
                }
                line += (int) text.substring(at, end).chars().filter(each -> each == '\n').count();
                at = end + 2;
            } else {
                return;
            }
        }
    }

    private String toEndOfLine() {
        int end = text.indexOf('\n', at);
        String rest = text.substring(at, end < 0 ? text.length() : end);
        at += rest.length();
        return rest.strip();
    }
}
