// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Texts for people and the first sentences of Javadoc are short and plain. */
class WordsTest {

    private static final int LONGEST = 25;
    private static final int LONGEST_TIP = 20;
    private static final int LONGEST_FIRST_SENTENCE = 20;
    private static final Pattern PLACE = Pattern.compile("\\{[^{}]*\\}");
    private static final Pattern END = Pattern.compile("(?<=[.!?])\\s+|\\n");
    private static final Pattern RIDDLE = Pattern.compile("(?i)\\bas \\w+ as\\b|\\bone of which\\b|\\b(is|are) told\\b|\\ban indication only\\b");
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final Pattern LINE_START = Pattern.compile("\\n\\s*\\* ?");
    private static final Pattern TAG = Pattern.compile("\\{@\\w+ ([^{}]*)\\}");

    @Test
    void sentencesForPeopleAreShort() throws IOException {
        assertEquals(List.of(), MessageText.all().stream().flatMap(WordsTest::tooLong).toList());
    }

    @Test
    void sentencesForPeopleHaveNoRiddles() throws IOException {
        assertEquals(List.of(), MessageText.all().stream().filter(text -> RIDDLE.matcher(text.text()).find())
                .map(text -> text.file().getParent() + " " + text.key()).toList());
    }

    @Test
    void firstSentencesOfJavadocAreShort() throws IOException {
        TreeSet<String> found = new TreeSet<>();
        int comments = 0;
        for (Bundles.Bundle bundle : Bundles.in(Path.of("../../bundles"))) {
            for (Source source : bundle.sources()) {
                for (Matcher comment = COMMENT.matcher(source.text()); comment.find();) {
                    comments++;
                    String first = firstSentence(comment.group(1));
                    if (words(first) > LONGEST_FIRST_SENTENCE) {
                        found.add(source.file().getFileName() + ": " + first);
                    }
                }
            }
        }
        assertTrue(comments > 5000, "only " + comments + " comments found");
        assertEquals(List.of(), List.copyOf(found));
    }

    private static Stream<String> tooLong(MessageText text) {
        int longest = text.key().toLowerCase().endsWith("tip") ? LONGEST_TIP : LONGEST;
        String filled = PLACE.matcher(PLACE.matcher(text.text()).replaceAll("X")).replaceAll("X");
        return END.splitAsStream(filled).filter(sentence -> words(sentence) > longest)
                .map(sentence -> text.file().getParent() + " " + text.key() + ": " + sentence);
    }

    private static String firstSentence(String comment) {
        String flat = TAG.matcher(LINE_START.matcher(comment).replaceAll(" ")).replaceAll("$1").strip();
        return flat.split("(?<=[.!?])\\s|@(param|return|throws|see)|<p>|<pre>|<ul>|<ol>", 2)[0];
    }

    private static int words(String sentence) {
        return sentence.isBlank() ? 0 : sentence.strip().split("\\s+").length;
    }
}
