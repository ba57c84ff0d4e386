// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.text.Texts;

/** Cuts a filter into its words. */
final class Lexer {
    private static final Texts TEXTS = Texts.of(Lexer.class);
    private static final String[] SIGNS = {"&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "(", ")", "{", "}", ","};
    private static final String NO_WORD = " \t\r\n()&|{},!=<>\"";

    private final String text;
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /** The words, and an END after the last. */
    static List<Token> tokens(String text) throws FilterException {
        Lexer lexer = new Lexer(text);
        List<Token> tokens = new ArrayList<>();
        Token next;
        do {
            next = lexer.next();
            tokens.add(next);
        } while (next.kind() != Token.Kind.END);
        return tokens;
    }

    private Token next() throws FilterException {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        int from = at;
        if (at == text.length()) {
            return new Token(Token.Kind.END, "", from, from);
        }
        if (text.charAt(at) == '"') {
            return new Token(Token.Kind.STRING, string(), from, at);
        }
        for (String sign : SIGNS) {
            if (text.startsWith(sign, at)) {
                at += sign.length();
                return new Token(Token.Kind.SIGN, sign, from, at);
            }
        }
        return word(from);
    }

    /** Names in quotes may be parts of a word after a dot. */
    private Token word(int from) throws FilterException {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"' && at > from && text.charAt(at - 1) == '.') {
                string();
            } else if (NO_WORD.indexOf(c) < 0) {
                at++;
            } else {
                break;
            }
        }
        if (at == from) {
            throw new FilterException(from, TEXTS.text("error.sign", text.substring(from, from + 1)));
        }
        return new Token(Token.Kind.WORD, text.substring(from, at), from, at);
    }

    /** A backslash takes the next character as it is. */
    private String string() throws FilterException {
        int from = at++;
        StringBuilder content = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            content.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw new FilterException(from, TEXTS.text("error.quote"));
        }
        at++;
        return content.toString();
    }
}
