// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonProblemTest {
    /** A text, and what is wrong with it. */
    static final String MISTAKES = """
            {"a": 1 "b": 2}      | line 1, column 9: a comma is missing before this text
            {"a": 1, "a": 2}     | line 1, column 13: the field "a" is here for the second time
            {"a": [1 2]}         | line 1, column 10: a comma is missing before this 2
            {"a": 1,}            | line 1, column 9: before this } something is missing, or there is one comma too many
            {"a": [1, 2,]}       | line 1, column 13: before this ] something is missing, or there is one comma too many
            {"a" 1}              | line 1, column 6: a colon is missing between a field's name and its value
            {{"a": 1}            | line 1, column 2: a field's name in double quotes is expected, but here is {
            {a: 1}               | line 1, column 2: a field's name in double quotes is expected, but here is a
            {"a": :}             | line 1, column 7: a value is expected, but here is :
            {"a": oops}          | line 1, column 11: "oops" is not a value; a text stands in double quotes
            {"a": 'b'}           | line 1, column 7: a value is expected, but here is '
            {"a": [1}            | line 1, column 9: this } does not close the bracket that was opened last
            {"a": "\\q"}         | line 1, column 9: what follows this backslash is not an escape that JSON knows
            {"a": 01}            | line 1, column 8: this number is not written as JSON writes numbers
            {"a": 1              | line 1, column 8: the text ends before its brackets are closed
            {} {}                | line 1, column 4: nothing may follow the last bracket
            """;

    private static String problem(String text) {
        return assertThrows(InvalidFileException.class, () -> Json.object(text, "p")).problem();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = MISTAKES)
    void aMistakeIsNamedWithItsPlaceInPlainWords(String text, String problem) {
        assertEquals(problem, problem(text));
    }

    @Test
    void aTextWithoutItsClosingQuoteIsNamed() {
        assertEquals("line 1, column 9: the text that begins in this line has no double quote at its end",
                problem("{\"a\": \"b\n}"));
    }

    @Test
    void theParsersOwnWordsAreNeverShown() {
        String good = "{\"a\": [1, 2.5e3, true, null], \"b\": {\"c\": \"d\\n\"}}";
        for (int at = 0; at <= good.length(); at++) {
            for (String typed : "{ } [ ] : , \" ' \\ x 0 - . / \u0001 \n".split(" ")) {
                String text = good.substring(0, at) + typed + good.substring(at);
                try {
                    Json.object(text, "p");
                } catch (InvalidFileException e) {
                    assertTrue(!e.problem().matches("(?s).*(was expecting|\\(code|token \\(|CTRL|Unexpected|Invalid|Illegal).*")
                            && !e.problem().endsWith("this is not JSON"), text + " gives " + e.problem());
                }
            }
        }
    }
}
