// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A sentence that counts is right for one, too: its word is chosen by the number, or the number is never one there. */
class CountsTest {
    private static final Pattern CHOICE = Pattern.compile("\\{\\d,choice,(?:[^{}]|\\{[^}]*\\})*\\}");
    /** A number before the plural of what is counted. */
    private static final Pattern COUNT = Pattern.compile("(?<!(?:more than|longer than|deeper than|at most|[Oo]nly the first|cannot have) )"
            + "\\{\\d(?:,number[^}]*)?\\} (?:captured |measured |data |sent |other |one-way |of the |of these )?"
            + "(?:packets|messages|calls|forks|libraries|streams|pairs|rows|files|errors|requests|connections|operations|windows|plans"
            + "|charts|callers|places|minutes|threads|processors)\\b");
    /** There is another sentence for one, which the code chooses. */
    private static final Set<String> CHOSEN = Set.of("beyond", "commentQuestions", "pointedCalls", "pointedTwoCalls", "places", "deleteSeveral",
            "deletedSeveral", "emptyTrash", "comparison.content", "comparison.bytes", "axesSharedWithSome", "openDrawnTogether", "system.cpus");
    /** A part of several, a limit or what is beyond it, and what there is more than one of by its nature. */
    private static final Set<String> SEVERAL = Set.of("pairs.many", "part.operations", "operations.many", "CALL.row", "CONNECT.row", "load.callers.swept", "amount.range", "key.ends",
            "key.measured.ends", "at.all", "someCallers", "somePlaces", "minutes", "workspacesTaken", "connections.range", "progress",
            "protocol.forksUpTo", "warmUp.progress", "log.warm", "log.warming");
    /** A mean or a rate, which has decimals. */
    private static final Set<String> DECIMAL = Set.of("sweep.at", "machine.client",
            "machine.server", "reason.connection", "reason.fewer", "reason.more", "reason.acknowledgements");

    @Test
    void whatIsCountedIsSingularForOne() throws IOException {
        Set<String> plural = new TreeSet<>();
        MessageText.all().stream().filter(each -> counts(each.text())).forEach(each -> plural.add(each.key()));
        Set<String> right = new TreeSet<>();
        Stream.of(CHOSEN, SEVERAL, DECIMAL).forEach(right::addAll);
        assertEquals(right, plural);
    }

    @Test
    void aPluralIsFoundAndAChoiceIsNone() {
        assertTrue(counts("{0}: {1} of {2,number,#} packets"));
        assertTrue(counts("{0} captured calls, {1,choice,1#1 fork|1<{1} forks}"));
        assertEquals(false, counts("{0,choice,0#0 packets|1#1 packet|1<{0} packets}, at most {1} calls"));
    }

    private static boolean counts(String text) {
        return COUNT.matcher(CHOICE.matcher(text).replaceAll("")).find();
    }
}
