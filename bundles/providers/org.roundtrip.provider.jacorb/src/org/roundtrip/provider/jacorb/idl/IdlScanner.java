// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.jacorb.idl.IdlPlace.Origin;
import org.roundtrip.provider.jacorb.idl.IdlToken.Kind;

/** Cuts a file into tokens, one line after the other. For one thread. */
final class IdlScanner {
    /** A longer number is none of IDL. */
    private static final int LONGEST_NUMBER = 60;
    private static final Pattern WHOLE = Pattern.compile("(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]{0,3}");
    private static final Pattern REAL = Pattern.compile("[0-9]*\\.?[0-9]*([eE][+-]?[0-9]+)?[dDfFlL]?");
    /** The end of a file of DOS is a blank, too. */
    private static final String BLANKS = " \t\r\f\u000b\u001a\u00a0\ufeff";
    private final SourceFile file;
    private final Origin origin;
    private final String text;
    private int at;
    private int line = 1;

    /** @param origin what the file is to the one that is imported */
    IdlScanner(SourceFile file, Origin origin) throws InvalidFileException {
        this.file = file;
        this.origin = origin;
        text = file.text().replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Returns whether there is no further line. */
    boolean atEnd() {
        return at == text.length();
    }

    /** Returns the tokens of the next line; a line end in a comment, or behind a backslash, is none. @throws InvalidFileException in a comment without end */
    List<IdlToken> line() throws InvalidFileException {
        List<IdlToken> tokens = new ArrayList<>();
        boolean spaced = true;
        while (at < text.length()) {
            int begin = at;
            if (text.charAt(at) == '\n') {
                at++;
                line++;
                return tokens;
            }
            if (text.startsWith("\\\n", at)) {
                at += 2;
                line++;
            } else if (text.startsWith("//", at)) {
                at = end();
            } else if (text.startsWith("/*", at)) {
                comment();
            } else if (BLANKS.indexOf(text.charAt(at)) >= 0) {
                at++;
            } else {
                tokens.add(token(spaced, includes(tokens)));
                spaced = false;
                continue;
            }
            spaced |= at > begin;
        }
        return tokens;
    }

    private static boolean includes(List<IdlToken> tokens) {
        return tokens.size() == 2 && tokens.get(0).is("#") && tokens.get(1).is("include");
    }

    private int end() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    private void comment() throws InvalidFileException {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
            throw place().problem(Texts.of(IdlScanner.class).text("comment"));
        }
        line += (int) text.substring(at, end).chars().filter(c -> c == '\n').count();
        at = end + 2;
    }

    private IdlToken token(boolean spaced, boolean file) {
        int begin = at;
        char first = text.charAt(at);
        if (first == '"' || first == '\'') {
            return quoted(spaced, first);
        }
        if (first == 'L' && (text.startsWith("\"", at + 1) || text.startsWith("'", at + 1))) {
            at++;
            return quoted(spaced, text.charAt(at));
        }
        if (first == '<' && file) {
            return quoted(spaced, '>');
        }
        if (digit(at) || first == '.' && digit(at + 1)) {
            return number(spaced);
        }
        at += text.startsWith("::", at) ? 2 : 1;
        if (first == '_' || Character.isLetter(first)) {
            while (at < text.length() && (text.charAt(at) == '_' || Character.isLetterOrDigit(text.charAt(at)))) {
                at++;
            }
            return new IdlToken(Kind.NAME, text.substring(begin, at), place(), spaced);
        }
        return new IdlToken(first > ' ' && first < 0x7f ? Kind.SIGN : Kind.WRONG, text.substring(begin, at), place(), spaced);
    }

    private boolean digit(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    private IdlToken number(boolean spaced) {
        int begin = at;
        boolean hexadecimal = text.startsWith("0x", at) || text.startsWith("0X", at);
        while (at < text.length() && (digit(at) || Character.isLetter(text.charAt(at)) || text.charAt(at) == '.'
                || !hexadecimal && "+-".indexOf(text.charAt(at)) >= 0 && "eE".indexOf(text.charAt(at - 1)) >= 0)) {
            at++;
        }
        String number = text.substring(begin, at);
        Kind kind = number.length() > LONGEST_NUMBER ? Kind.WRONG : WHOLE.matcher(number).matches() ? Kind.WHOLE
                : REAL.matcher(number).matches() ? Kind.REAL : Kind.WRONG;
        return new IdlToken(kind, number, place(), spaced);
    }

    /** Reads what is in quotes; without the second one in its line, it is wrong. */
    private IdlToken quoted(boolean spaced, char quote) {
        int begin = at + 1;
        int end = end();
        for (int i = begin; i < end; i++) {
            if (text.charAt(i) == quote) {
                at = i + 1;
                return new IdlToken(quote == '\'' ? Kind.CHARACTER : Kind.TEXT, text.substring(begin, i), place(), spaced);
            }
            if (text.charAt(i) == '\\' && quote != '>') {
                i++;
            }
        }
        IdlToken wrong = new IdlToken(Kind.WRONG, text.substring(at, at + 1), place(), spaced);
        at = end;
        return wrong;
    }

    private IdlPlace place() {
        return new IdlPlace(file.name(), line, origin);
    }
}
