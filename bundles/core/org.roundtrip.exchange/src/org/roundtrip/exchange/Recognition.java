// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;
import org.roundtrip.files.DrawingFiles;

/** Tells by its content in which language a text is, such as one that was pasted. A damaged text is still recognised. */
public final class Recognition {
    /** The languages have said what they are long before. */
    private static final int LOOKED_AT = 200_000;
    private static final Pattern ROOT = Pattern.compile("<([\\w.-]+:)?([\\w.-]+)");
    /** With which a file of Slice may begin. */
    private static final Pattern METADATA = Pattern.compile("\\[\\[\\s*\"[^\\]]{0,1000}\\]\\]\\s*[\\[\\w#/]");
    /** YAML that says what it is. */
    private static final Pattern YAML = Pattern.compile("(?m)^['\"]?(openapi|swagger)['\"]?\\s*:\\s*['\"]?\\d");
    /** In this order: each has words that those after it do not have. Repetitions have a limit, since each word may begin one. */
    private static final List<Mark> MARKS = List.of(
            new Mark(".thrift", "\\b(struct|union|exception)\\s+\\w+\\s*\\{\\s*\\d{1,9}\\s*:|\\bthrows\\s*\\(\\s*\\d|\\b(i16|i32|i64)\\s+\\w"
                    + "|\\bservice\\s+\\w+\\s+extends\\b|(?m)^\\s*namespace\\s+[\\w.*]+\\s+[\\w.]+\\s*$"),
            new Mark(".proto", "\\b(message|service)\\s+\\w+\\s*\\{|\\benum\\s+\\w+\\s*\\{[^{}]{0,2000}=\\s*-?\\d"
                    // The version stands in quotes, which are left out here.
                    + "|(?m)^\\s*(syntax|edition)\\s*=\\s*;"),
            new Mark(".ice", "\\bdictionary\\s*<|\\[\\[[\\s,]*\\]\\]|\\bidempotent\\s+\\w|(?s)\\bmodule\\s+[\\w:]+\\s*\\{.{0,4000}?\\b(int|bool)\\s+\\w+\\s*[;(,)]"),
            new Mark(".idl", "\\b(module|struct|exception|valuetype)\\s+\\w+\\s*(:[\\w\\s:,]{0,500})?\\{|\\btypedef\\s+\\w"
                    + "|\\bunion\\s+\\w+\\s+switch\\b|\\b(interface|enum)\\s+\\w+\\s*(:[\\w\\s:,]{0,500})?\\{[^{}]{0,4000}\\}\\s*;"),
            new Mark(".java", "\\b(class|interface|enum)\\s+\\w+[^;{}()]{0,1000}\\{"
                    + "|\\brecord\\s+\\w+[^;{}()]{0,1000}\\([^;]{0,4000}?\\)[^;{}()]{0,1000}\\{"));

    private record Mark(String ending, Pattern pattern) {
        Mark(String ending, String pattern) {
            this(ending, Pattern.compile(pattern));
        }
    }

    private Recognition() {
    }

    /**
     * Returns the ending of the names of files in a text's language, such as {@code .idl}. It is empty when it is of
     * none.
     */
    public static Optional<String> ending(String text) {
        String start = text.stripLeading();
        if (start.startsWith("{") || start.startsWith("[") && !METADATA.matcher(start).lookingAt()) {
            return Optional.of(json(start));
        }
        String part = start.substring(0, Math.min(start.length(), LOOKED_AT));
        if (part.startsWith("<")) {
            return xml(part);
        }
        if (YAML.matcher(part).find()) {
            return Optional.of(JsonKind.OPENAPI.ending());
        }
        String code = Code.of(part);
        return MARKS.stream().filter(mark -> mark.pattern.matcher(code).find()).map(Mark::ending).findFirst();
    }

    private static String json(String text) {
        try {
            return JsonKind.of(Json.parse(text, "")).ending();
        } catch (InvalidFileException damaged) {
            return text.contains("\"roundtrip-payload-") ? DrawingFiles.SUFFIX : text.contains("\"$schema\"") ? JsonKind.SCHEMA.ending()
                    : JsonKind.SAMPLE.ending();
        }
    }

    /** By the root's name, after what may stand before it. */
    private static Optional<String> xml(String text) {
        int at = 0;
        for (int end = 0; end >= 0 && at < text.length();) {
            end = text.startsWith("<?", at) ? text.indexOf("?>", at) + 2
                    : text.startsWith("<!--", at) ? text.indexOf("-->", at) + 3
                    : text.startsWith("<!", at) ? text.indexOf('>', at) + 1 : -1;
            if (end >= 0 && end <= at) {
                return Optional.empty();
            }
            at = end < 0 ? at : text.indexOf('<', end) < 0 ? text.length() : text.indexOf('<', end);
        }
        Matcher root = ROOT.matcher(text).region(at, text.length());
        return root.lookingAt() ? switch (root.group(2)) {
            case "schema" -> Optional.of(".xsd");
            case "definitions" -> Optional.of(".wsdl");
            case "html" -> Optional.empty();
            default -> Optional.of(".xml");
        } : Optional.empty();
    }

    /** A text in a language like C without its comments, and without what is in quotes. */
    private static final class Code {
        private final StringBuilder kept = new StringBuilder();

        static String of(String text) {
            Code code = new Code();
            for (int at = 0; at < text.length();) {
                at = code.next(text, at);
            }
            return code.kept.toString();
        }

        /** @return where the text goes on */
        private int next(String text, int at) {
            if (text.startsWith("//", at)) {
                return end(text, "\n", at, 0);
            }
            if (text.startsWith("/*", at)) {
                kept.append(' ');
                return end(text, "*/", at + 2, 2);
            }
            char first = text.charAt(at);
            if (first == '"' || first == '\'') {
                int close = at + 1;
                while (close < text.length() && text.charAt(close) != first && text.charAt(close) != '\n') {
                    close += text.charAt(close) == '\\' ? 2 : 1;
                }
                return close + 1;
            }
            kept.append(first);
            return at + 1;
        }

        private static int end(String text, String mark, int from, int length) {
            int found = text.indexOf(mark, from);
            return found < 0 ? text.length() : found + length;
        }
    }
}
