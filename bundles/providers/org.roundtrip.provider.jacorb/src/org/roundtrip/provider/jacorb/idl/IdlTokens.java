// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.List;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.jacorb.idl.IdlToken.Kind;

/** Tokens, read one after the other. For one thread. */
final class IdlTokens {
    private static final Texts TEXTS = Texts.of(IdlTokens.class);
    /** Deeper than what a payload may be; each level is one of this program's stack too. */
    private static final int DEEPEST = 200;
    private final List<IdlToken> tokens;
    private final IdlToken end;
    private int at;
    private int depth;

    /** @param file where they end, when there are none */
    IdlTokens(List<IdlToken> tokens, IdlPlace file) {
        this.tokens = tokens;
        end = new IdlToken(Kind.END, "", tokens.isEmpty() ? file : tokens.getLast().place(), true);
    }

    /** Returns the next one. */
    IdlToken next() {
        return next(0);
    }

    /** Returns one of the next. @param distance 0 for the first */
    IdlToken next(int distance) {
        return at + distance < tokens.size() ? tokens.get(at + distance) : end;
    }

    /** Reads the next one. */
    IdlToken take() {
        IdlToken token = next();
        at = Math.min(tokens.size(), at + 1);
        return token;
    }

    /** Returns whether the next one is a certain word or sign. */
    boolean at(String text) {
        return next().is(text);
    }

    /** Returns whether there is none. */
    boolean atEnd() {
        return at == tokens.size();
    }

    /** Reads the next one if it is a certain word or sign. */
    boolean accept(String text) {
        boolean there = at(text);
        if (there) {
            take();
        }
        return there;
    }

    /** Reads a certain word or sign. @throws InvalidFileException when it is another one */
    void expect(String text) throws InvalidFileException {
        if (!accept(text)) {
            throw unexpected(text);
        }
    }

    /** Reads an identifier, without the underscore that keeps it from being a keyword. */
    String name() throws InvalidFileException {
        if (next().kind() != Kind.NAME) {
            throw unexpected(TEXTS.text("name"));
        }
        String name = take().text();
        return name.length() > 1 && name.startsWith("_") ? name.substring(1) : name;
    }

    /** Skips what is between two signs, which may contain others of them. The next one is the first. */
    void skip(String open, String close) throws InvalidFileException {
        int opened = 0;
        do {
            if (next().kind() == Kind.END) {
                throw unexpected(close);
            }
            opened += at(open) ? 1 : at(close) ? -1 : 0;
            take();
        } while (opened > 0);
    }

    /** Begins a level of nesting, which {@link #leave} ends. @throws InvalidFileException when there are too many */
    void enter() throws InvalidFileException {
        if (++depth > DEEPEST) {
            throw problem(TEXTS.text("deep"));
        }
    }

    /** Ends a level of nesting. */
    void leave() {
        depth--;
    }

    /** Returns an exception at the next one. */
    InvalidFileException problem(String problem) {
        return next().place().problem(problem);
    }

    /** Returns an exception for what is not what should be there. @param expected a word, a sign or a description of it */
    InvalidFileException unexpected(String expected) {
        return switch (next().kind()) {
            case END -> problem(TEXTS.text("expected.end", expected));
            case WRONG -> problem(TEXTS.text(next().text().startsWith("\"") || next().text().startsWith("'") ? "quote" : "character", Excerpt.clip(next().text())));
            default -> problem(TEXTS.text("expected", expected, Excerpt.clip(next().text())));
        };
    }
}
