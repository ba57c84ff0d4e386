// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What people read stands in message files, and what the code asks for is in them. */
class MessagesTest {
    /** Thrown for mistakes of the program. Those of the model that people read are found by the tests of plans. */
    private static final Set<String> MISTAKES = Set.of("IllegalArgumentException", "IllegalStateException",
            "UnsupportedOperationException");
    /** Read files that only this program or its build writes. */
    private static final Set<String> OUR_OWN_FILES = Set.of("Settings.java", "Guide.java", "PageParser.java");
    private static final Pattern ERROR = Pattern.compile("new (?:\\w+\\.)*(\\w+Exception|Malformed|None)\\(");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern SENTENCE = Pattern.compile("[A-Za-z]{2,} [a-z]{2,}");
    private static final Pattern ASKED = Pattern.compile(
            "(?:(?:TEXTS|Messages|\\.class\\))\\s*\\.text\\(|Malformed\\()\\s*\"([\\w.]+)\"\\s*[,)]");

    private static final Pattern ANCHOR = Pattern.compile("Texts\\.of\\((\\w+)\\.class\\)");

    private static final Pattern UNUSUAL = Pattern.compile("(?i)(?<!there )\\b(is|are) no (?!longer|more)[a-z]|microsecond");

    private static List<Source> sources;

    @BeforeAll
    static void read() throws IOException {
        sources = Bundles.in(Path.of("../../bundles")).stream().flatMap(bundle -> bundle.sources().stream()).toList();
    }

    @Test
    void sentencesOfErrorsAreInMessageFiles() {
        List<String> found = new ArrayList<>();
        sources.stream().filter(source -> !(source.inPackage() + ".").contains(".runtime.")
                && !OUR_OWN_FILES.contains(source.file().getFileName().toString()))
                .forEach(source -> sentences(source.text()).forEach(
                        sentence -> found.add(source.file().getFileName() + ": " + sentence)));
        assertEquals(List.of(), found);
    }

    /** The vocabulary of the window, the terminal and reports: "is not a number" instead of "is no number", and the sign of microseconds. */
    @Test
    void messagesKeepToTheVocabulary() throws IOException {
        assertEquals(List.of(), MessageText.all().stream().filter(each -> UNUSUAL.matcher(each.text()).find()).toList());
    }

    @Test
    void aSentenceInTheCodeIsFound() {
        assertEquals(List.of("it is (not) here"), sentences("throw new IOException(name(\")\") + \"it is (not) here\");"));
        assertEquals(List.of(), sentences("throw new IOException(TEXTS.text(\"none\", name)); call(\"it is not\");"));
    }

    @Test
    void everyTextThatTheCodeAsksForIsInItsFile() throws IOException {
        List<String> missing = new ArrayList<>();
        int asked = 0;
        for (Source source : sources) {
            Matcher keys = ASKED.matcher(source.text());
            while (keys.find()) {
                asked++;
                if (!texts(source).containsKey(keys.group(1))) {
                    missing.add(source.file().getFileName() + ": " + keys.group(1));
                }
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(asked > 150, "only " + asked + " texts found");
    }

    /** The texts of the package of the class that a source names for them; those of the package above it when it has none. */
    private static Properties texts(Source source) throws IOException {
        Path folder = source.file().getParent();
        Matcher anchor = ANCHOR.matcher(source.text());
        Matcher imported = Pattern.compile("import ([\\w.]+)\\." + (anchor.find() ? anchor.group(1) : "-") + ";").matcher(source.text());
        if (imported.find()) {
            String file = source.file().toString();
            folder = Path.of(file.substring(0, file.lastIndexOf("/src/") + 5), imported.group(1).replace('.', '/'));
        }
        Path own = folder.resolve("messages.properties");
        Properties texts = new Properties();
        try (Reader in = Files.newBufferedReader(Files.exists(own) ? own : folder.resolveSibling(own.getFileName()))) {
            texts.load(in);
        }
        return texts;
    }

    /** The literals with several words in the arguments of exceptions. */
    private static List<String> sentences(String code) {
        List<String> sentences = new ArrayList<>();
        Matcher error = ERROR.matcher(code);
        while (error.find()) {
            if (!MISTAKES.contains(error.group(1))) {
                Matcher literal = LITERAL.matcher(code.substring(error.end(), end(code, error.end())));
                while (literal.find()) {
                    if (SENTENCE.matcher(literal.group(1)).find()) {
                        sentences.add(literal.group(1));
                    }
                }
            }
        }
        return sentences;
    }

    /** The place of the bracket that closes the one before {@code from}. */
    private static int end(String code, int from) {
        int depth = 1;
        boolean text = false;
        for (int at = from; at < code.length(); at++) {
            char c = code.charAt(at);
            if (c == '"' && code.charAt(at - 1) != '\\') {
                text = !text;
            } else if (!text && (c == '(' || c == ')')) {
                depth += c == '(' ? 1 : -1;
                if (depth == 0) {
                    return at;
                }
            }
        }
        return code.length();
    }
}
