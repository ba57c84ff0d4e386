// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Texts;

/** Prepares IDL for a parser that follows {@code #include} to any file of the machine: such a file is refused. */
final class IdlText {
    private static final Texts TEXTS = Texts.of(IdlText.class);
    /** A comment, or a text or character in quotes, in which nothing begins a comment. Possessive: no text is tried twice. */
    private static final Pattern TOKEN = Pattern.compile(
            "/\\*[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/|//[^\\n]*+|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.[^'\\n]{0,6}+)'");
    private static final Pattern INCLUDE = Pattern.compile("#[ \\t]*+include\\b");
    private static final Pattern INNER = Pattern.compile("(?m)^[ \\t]*+[^\\s#][^\\n#]*+#|^[ \\t]*+#[^\\n#]*+#");

    private IdlText() {
    }

    /**
     * Returns the text with blanks for comments, in the same lines.
     *
     * @throws InvalidFileException when it includes a file, or has a directive where a macro could make it one that does
     */
    static String plain(SourceFile file) throws InvalidFileException {
        String text = file.text().replace("\r\n", "\n").replace('\r', '\n');
        Matcher tokens = TOKEN.matcher(text);
        StringBuilder plain = new StringBuilder();
        StringBuilder bare = new StringBuilder();
        int end = 0;
        while (tokens.find()) {
            String between = text.substring(end, tokens.start());
            String token = tokens.group();
            boolean comment = token.startsWith("/");
            plain.append(between).append(comment ? blank(token) : token);
            bare.append(between).append(blank(token));
            end = tokens.end();
        }
        String last = text.substring(end);
        check(file, bare.append(last).toString(), plain.append(last).toString());
        // The parser wants a line end after the last directive.
        return plain.append('\n').toString();
    }

    /** @param bare the text with blanks for what is in quotes, too */
    private static void check(SourceFile file, String bare, String plain) throws InvalidFileException {
        Matcher include = INCLUDE.matcher(bare);
        if (include.find()) {
            String included = plain.substring(include.end()).lines().findFirst().orElse("").replaceAll("[<>\"]", " ").strip();
            throw problem(file, bare, include.start(), TEXTS.text("include", Excerpt.clip(included)));
        }
        Matcher inner = INNER.matcher(bare);
        if (inner.find()) {
            throw problem(file, bare, inner.end(), TEXTS.text("directive"));
        }
        int quote = bare.indexOf('"');
        if (quote >= 0) {
            throw problem(file, bare, quote, TEXTS.text("quote"));
        }
        int comment = bare.indexOf("/*");
        if (comment >= 0) {
            throw problem(file, bare, comment, TEXTS.text("comment"));
        }
    }

    private static InvalidFileException problem(SourceFile file, String text, int at, String problem) {
        return new InvalidFileException(file.name(), TEXTS.text("line", 1 + text.substring(0, at).chars().filter(c -> c == '\n').count()),
                problem);
    }

    private static String blank(String token) {
        return token.replaceAll("[^\\n]", " ");
    }
}
