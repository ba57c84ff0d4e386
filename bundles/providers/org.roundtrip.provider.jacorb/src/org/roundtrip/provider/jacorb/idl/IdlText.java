// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Prepares IDL for a parser that follows {@code #include} to any file of the machine: such a file is refused. */
final class IdlText {
    private static final Texts TEXTS = Texts.of(IdlText.class);
    private static final Pattern INCLUDE = Pattern.compile("#[ \\t]*+include\\b");
    private static final Pattern INNER = Pattern.compile("(?m)^[ \\t]*+[^\\s#][^\\n#]*+#|^[ \\t]*+#[^\\n#]*+#");

    private final SourceFile file;
    private final String text;
    /** The text with blanks for comments, in the same lines. */
    private final char[] plain;
    /** The same with blanks for what is in quotes, too. */
    private final char[] bare;

    private IdlText(SourceFile file) throws InvalidFileException {
        this.file = file;
        text = file.text().replace("\r\n", "\n").replace('\r', '\n');
        plain = text.toCharArray();
        bare = text.toCharArray();
    }

    /**
     * Returns the text with blanks for comments, in the same lines.
     *
     * @throws InvalidFileException when it includes a file, or has a directive where a macro could make it one that does
     */
    static String plain(SourceFile file) throws InvalidFileException {
        IdlText idl = new IdlText(file);
        idl.scan();
        idl.check();
        // The parser wants a line end after the last directive.
        return String.valueOf(idl.plain) + '\n';
    }

    private void scan() throws InvalidFileException {
        int at = 0;
        while (at < text.length()) {
            int end;
            if (text.startsWith("/*", at)) {
                end = 2 + text.indexOf("*/", at + 2);
                if (end < 2) {
                    throw problem(at, TEXTS.text("comment"));
                }
                blank(plain, at, end);
            } else if (text.startsWith("//", at)) {
                end = text.indexOf('\n', at) < 0 ? text.length() : text.indexOf('\n', at);
                blank(plain, at, end);
            } else if (text.charAt(at) == '"' || text.charAt(at) == '\'') {
                end = quoted(at);
            } else {
                at++;
                continue;
            }
            blank(bare, at, end);
            at = end;
        }
    }

    /** Returns the end of what is in quotes, which is in the same line. */
    private int quoted(int begin) throws InvalidFileException {
        for (int at = begin + 1; at < text.length() && text.charAt(at) != '\n'; at++) {
            if (text.charAt(at) == text.charAt(begin)) {
                return at + 1;
            }
            if (text.startsWith("\\", at)) {
                at++;
            }
        }
        throw problem(begin, TEXTS.text("quote", text.charAt(begin)));
    }

    private static void blank(char[] chars, int begin, int end) {
        for (int i = begin; i < end; i++) {
            chars[i] = chars[i] == '\n' ? '\n' : ' ';
        }
    }

    private void check() throws InvalidFileException {
        String directives = String.valueOf(bare);
        Matcher include = INCLUDE.matcher(directives);
        if (include.find()) {
            String included = String.valueOf(plain).substring(include.end()).lines().findFirst().orElse("");
            throw problem(include.start(), TEXTS.text("include", Excerpt.clip(included.replaceAll("[<>\"]", " ").strip())));
        }
        Matcher inner = INNER.matcher(directives);
        if (inner.find()) {
            throw problem(inner.end(), TEXTS.text("directive"));
        }
    }

    private InvalidFileException problem(int at, String problem) {
        long line = 1 + text.substring(0, at).chars().filter(c -> c == '\n').count();
        return new InvalidFileException(file.name(), TEXTS.text("line", Long.toString(line)), problem);
    }
}
