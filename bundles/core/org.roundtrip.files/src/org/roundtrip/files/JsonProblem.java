// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/** Says in plain words why a text is not JSON. The parser's own words are recognised, and never shown. */
final class JsonProblem {
    /** Words of the parser. The first group is what stands at the place, and the name of our text. */
    private record Case(Pattern parser, String text) {
        static Case of(String parser, String text) {
            return new Case(Pattern.compile(parser, Pattern.DOTALL), text);
        }
    }

    private static final Texts TEXTS = Texts.of(JsonProblem.class);
    private static final String CHARACTER = "Unexpected character \\('(.+?)' \\(code .*?\\)\\)";
    private static final List<Case> CASES = List.of(
            Case.of("Duplicate (?:field|Object property) ['\"](.*?)['\"].*", "json.twice"),
            Case.of("Unexpected character \\('([}\\]])' .*", "json.close.early"),
            Case.of("Unexpected character \\('\"' .*comma to separate.*", "json.comma.text"),
            Case.of(CHARACTER + ".*comma to separate.*", "json.comma"),
            Case.of(CHARACTER + ".*colon.*", "json.colon"),
            Case.of(CHARACTER + ".*start field name.*", "json.name"),
            Case.of(CHARACTER + ".*", "json.value"),
            Case.of("Unrecognized token '(.*?)'.*", "json.word"),
            Case.of("Illegal unquoted character.*", "json.quote"),
            Case.of("Illegal character.*", "json.control"),
            Case.of("Unexpected close marker '(.)'.*", "json.close.other"),
            Case.of("Unrecognized character escape.*", "json.escape"),
            Case.of("(?:Invalid numeric value|Unexpected character .* in numeric).*", "json.number"));

    private JsonProblem() {
    }

    /** Returns the place, as line and column from 1, and what is wrong there. @param deepest the allowed levels of brackets */
    static String of(JsonProcessingException problem, int deepest) {
        String words = switch (problem) {
            case StreamConstraintsException limit -> limit.getOriginalMessage().contains("nesting")
                    ? TEXTS.text("json.deep", deepest) : TEXTS.text("json.long");
            case JsonEOFException end -> TEXTS.text("json.end");
            case MismatchedInputException more -> TEXTS.text("json.more");
            default -> words(problem.getOriginalMessage());
        };
        JsonLocation place = problem.getLocation();
        return place == null ? words : TEXTS.text("json.at", place.getLineNr(), place.getColumnNr(), words);
    }

    private static String words(String parser) {
        for (Case each : CASES) {
            Matcher matcher = each.parser().matcher(parser);
            if (matcher.matches()) {
                return matcher.groupCount() == 0 ? TEXTS.text(each.text())
                        : TEXTS.text(each.text(), Excerpt.clip(matcher.group(1)));
            }
        }
        return TEXTS.text("json.not");
    }
}
