// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimilarNamesTest {
    private static final List<String> NAMES = List.of("run", "runs", "packets", "payload", "JacORB");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pakets  | packets    | one is left out
            payloadd | payload   | one is too many
            pecketz | packets    | two in seven are others
            rnu     | run        | neighbours are exchanged
            runn    | run, runs  | both are as near
            jacorb  | JacORB     | only the letters are small
            rn      |            | too short for a slip
            pegged  |            | nothing is like it
            """)
    void theNamesWithTheFewestSlipsAreFound(String typed, String expected, String why) {
        assertEquals(expected == null ? "" : expected, String.join(", ", SimilarNames.bySlips(typed, NAMES, 3)), why);
    }
}
