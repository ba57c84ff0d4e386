// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a {@code .proto} text into words, texts in quotes and signs, without comments. Of a text without an end the rest is one word;
 * protoc says what is wrong with it. Used by one thread, once.
 */
final class ProtoWords {
    private final String text;
    private final List<Word> words = new ArrayList<>();

    /** @param begin of its characters @param end after its last one */
    record Word(String text, int begin, int end) {
        boolean quoted() {
            return text.startsWith("\"") || text.startsWith("'");
        }
    }

    private ProtoWords(String text) {
        this.text = text;
    }

    static List<Word> of(String text) {
        ProtoWords words = new ProtoWords(text);
        for (int at = 0; at < text.length();) {
            at = words.next(at);
        }
        return words.words;
    }

    private int next(int at) {
        char c = text.charAt(at);
        if (Character.isWhitespace(c)) {
            return at + 1;
        }
        if (text.startsWith("//", at)) {
            return after(text.indexOf('\n', at), 1);
        }
        if (text.startsWith("/*", at)) {
            return after(text.indexOf("*/", at + 2), 2);
        }
        int end = at + 1;
        if (c == '"' || c == '\'') {
            end = quoted(at);
        } else {
            while (part(c) && end < text.length() && part(text.charAt(end))) {
                end++;
            }
        }
        words.add(new Word(text.substring(at, end), at, end));
        return end;
    }

    private int quoted(int begin) {
        for (int at = begin + 1; at < text.length(); at++) {
            if (text.charAt(at) == '\\') {
                at++;
            } else if (text.charAt(at) == text.charAt(begin)) {
                return at + 1;
            } else if (text.charAt(at) == '\n') {
                break;
            }
        }
        return text.length();
    }

    private int after(int found, int length) {
        return found < 0 ? text.length() : found + length;
    }

    private static boolean part(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }
}
