// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Code, addresses, JSON, names of files and logs are the same in every locale: calls that follow it name one. */
class LocaleTest {
    /** Write for people alone, and follow the locale. */
    private static final Set<String> FOR_PEOPLE = Set.of("RunNames.java");
    private static final Pattern TOKEN = Pattern.compile(
            "\"\"\"[\\s\\S]*?\"\"\"|\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\n]|\\\\.)+'|//[^\n]*|/\\*[\\s\\S]*?\\*/");
    /** A conversion of {@link java.util.Formatter} whose digits, signs, names or capitals are those of the locale. */
    private static final Pattern CONVERSION = Pattern.compile("%(?:\\d+\\$)?[-#+0,(]*\\d*(?:\\.\\d+)?(?:[dfeEgGaAS]|[tT][HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc])");
    private static final Pattern CALL = Pattern.compile("\\bString\\.format\\(|\\bString::format\\b|\\.printf\\(|::printf\\b|\\bMessageFormat\\.format\\("
            + "|\\bnew (?:Formatter|DecimalFormat|SimpleDateFormat|MessageFormat|Scanner)\\(|\\b(?:Number|Date)Format\\.get\\w*\\("
            + "|\\bDateTimeFormatter\\.ofPattern\\(|\\bofLocalized\\w+\\(|\\bCollator\\.getInstance\\(");
    /** Not even in code that is generated. */
    private static final Pattern CAPITALS = Pattern.compile("\\bto(?:Upper|Lower)Case\\(\\)|\\bString::to(?:Upper|Lower)Case\\b");

    @Test
    void callsThatFollowTheLocaleNameOne() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : SourceFiles.below(Path.of("../../bundles"), ".java")) {
            if (!file.toString().contains("/src_test/") && !FOR_PEOPLE.contains(file.getFileName().toString())) {
                followers(Source.at(file).text()).forEach(follower -> found.add(file.getFileName() + ": " + follower));
            }
        }
        assertEquals(List.of(), found);
    }

    @Test
    void aCallWithoutLocaleIsFound() {
        assertEquals(List.of("%03d"), followers("f(\"a;%s\"); g(\"%03d-%s\".formatted(1, 2));"));
        assertEquals(List.of("%1$d"), followers("add(\"\"\"\n  int a%1$d;\n\"\"\", i)"));
        assertEquals(List.of("String.format("), followers("int a; return String.format(\"%s\", x);"));
        assertEquals(List.of("toUpperCase()"), followers("source.add(\"return a.toUpperCase();\")"));
        assertEquals(List.of(), followers("String.format(Locale.ROOT,\n \"{%,d}\", x); // %d\n a % each; b.toUpperCase(Locale.ROOT)"));
    }

    /** Returns what follows the locale in a source. */
    private static List<String> followers(String text) {
        StringBuilder code = new StringBuilder(text);
        List<int[]> conversions = new ArrayList<>();
        for (Matcher token = TOKEN.matcher(text); token.find();) {
            if (token.group().startsWith("\"")) {
                CONVERSION.matcher(token.group()).results().forEach(
                        conversion -> conversions.add(new int[] {token.start() + conversion.start(), token.start() + conversion.end()}));
            }
            code.replace(token.start(), token.end(), " ".repeat(token.end() - token.start()));
        }
        Stream<int[]> calls = CALL.matcher(code).results().map(call -> new int[] {call.start(), call.end()});
        return Stream.concat(
                Stream.concat(conversions.stream(), calls).filter(at -> !statement(code, at[0]).contains("Locale."))
                        .map(at -> text.substring(at[0], at[1])),
                CAPITALS.matcher(text).results().map(call -> call.group())).toList();
    }

    /** Returns the statement around a place, without its texts and comments. */
    private static String statement(StringBuilder code, int at) {
        int from = at;
        while (from > 0 && ";{}".indexOf(code.charAt(from - 1)) < 0) {
            from--;
        }
        int to = at;
        while (to < code.length() && ";{}".indexOf(code.charAt(to)) < 0) {
            to++;
        }
        return code.substring(from, to);
    }
}
