// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.roundtrip.provider.grpc.proto.ProtoWords.Word;

/**
 * A {@code .proto} text without the options that other files define. No value depends on them, and files that define them are often
 * not at hand. Blanks stand in their place, so lines and columns stay what they are. Used by one thread.
 */
final class ProtoText {
    private final List<Word> words;
    private final StringBuilder text;
    private final List<Import> imports = new ArrayList<>();

    /** @param reference what is imported, without quotes @param quoted its place in the text @param statement all of it */
    private record Import(String reference, Word quoted, Word statement) {
    }

    /** @param source in any syntax; damaged parts stay as they are */
    ProtoText(String source) {
        words = ProtoWords.of(source);
        text = new StringBuilder(source);
        boolean first = true;
        for (int i = 0; i < words.size(); i++) {
            int end = first ? statement(i) : i;
            if (end == i && is(i, "[")) {
                end = list(i);
            }
            first = is(end, ";") || is(end, "{") || is(end, "}");
            i = end;
        }
    }

    /** Returns what the file imports, in order. */
    List<String> imports() {
        return imports.stream().map(Import::reference).toList();
    }

    /** Returns the text with other names of what it imports. @param names gives for each its name; null leaves the import out */
    String with(Function<String, String> names) {
        StringBuilder named = new StringBuilder(text);
        for (Import each : imports.reversed()) {
            String name = names.apply(each.reference);
            if (name == null) {
                blank(named, each.statement.begin(), each.statement.end());
            } else {
                named.replace(each.quoted.begin(), each.quoted.end(), "\"" + name + "\"");
            }
        }
        return named.toString();
    }

    private boolean is(int word, String sign) {
        return word < words.size() && words.get(word).text().equals(sign);
    }

    /** Returns the last word of an import or an option, or the first one for what is neither. */
    private int statement(int first) {
        if (is(first, "import")) {
            int quoted = is(first + 1, "public") || is(first + 1, "weak") || is(first + 1, "option") ? first + 2 : first + 1;
            if (quoted < words.size() && words.get(quoted).quoted() && is(quoted + 1, ";")) {
                return imported(first, quoted);
            }
        } else if (is(first, "option")) {
            int end = closed(first + 1, ";");
            if (custom(first + 1, end)) {
                blank(text, words.get(first).begin(), words.get(end).end());
            }
            return end;
        }
        return first;
    }

    private int imported(int first, int quoted) {
        Word word = words.get(quoted);
        Word all = new Word("", words.get(first).begin(), words.get(quoted + 1).end());
        if (is(first + 1, "option")) {
            blank(text, all.begin(), all.end());
        } else {
            imports.add(new Import(word.text().substring(1, word.text().length() - 1), word, all));
        }
        return quoted + 1;
    }

    /** Takes options that other files define out of those of a field. @return the word that closes them */
    private int list(int open) {
        int close = closed(open + 1, "]");
        boolean kept = false;
        for (int begin = open + 1; begin < close;) {
            int end = Math.min(closed(begin, ","), close);
            boolean custom = custom(begin, end);
            if (custom || !kept) {
                // A comma stays only where an option stays on both of its sides.
                blankComma(begin - 1);
            }
            if (custom) {
                blank(text, words.get(begin).begin(), words.get(end - 1).end());
            }
            kept |= !custom;
            begin = end + 1;
        }
        if (!kept && is(close, "]")) {
            blank(text, words.get(open).begin(), words.get(close).end());
        }
        return close;
    }

    private void blankComma(int word) {
        if (is(word, ",")) {
            blank(text, words.get(word).begin(), words.get(word).end());
        }
    }

    /** Whether the name of an option has a part in parentheses. */
    private boolean custom(int begin, int end) {
        for (int i = begin; i < end && !is(i, "="); i++) {
            if (is(i, "(")) {
                return true;
            }
        }
        return false;
    }

    /** Returns the first word like a sign, or that closes more than was opened, or the last one. Of what is in brackets none counts. */
    private int closed(int from, String sign) {
        int depth = 0;
        for (int i = from; i < words.size(); i++) {
            if (depth == 0 && is(i, sign)) {
                return i;
            }
            if (is(i, "{") || is(i, "[") || is(i, "(")) {
                depth++;
            } else if ((is(i, "}") || is(i, "]") || is(i, ")")) && --depth < 0) {
                return i;
            }
        }
        return words.size() - 1;
    }

    private static void blank(StringBuilder text, int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (text.charAt(i) != '\n') {
                text.setCharAt(i, ' ');
            }
        }
    }
}
