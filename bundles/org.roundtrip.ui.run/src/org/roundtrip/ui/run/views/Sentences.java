// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.report.words.FindingWords;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunNames;
import org.roundtrip.ui.text.ShortText;

/** Describes a run in a sentence. */
public final class Sentences {
    private Sentences() {
    }

    /** Returns the problem and the strongest finding; empty when there is neither. */
    public static String of(OpenRun open) {
        Run run = open.run();
        String problem = run.outcome() == Run.Outcome.DONE ? "" : problem(run);
        String finding = open.findings().stream().findFirst().map(FindingWords::sentence).orElse("");
        return (problem + " " + finding).strip();
    }

    /** Returns the same with the name of the run before it, or the name and state when there is neither; shorter forms follow. */
    static List<String> named(OpenRun open) {
        String said = of(open).isEmpty() ? RunNames.state(open.run()) : of(open);
        return forms(open, said, name -> NLS.bind(Messages.runStands, name, said));
    }

    /** Says that a run has ended, how, and what it found; shorter forms follow. */
    static List<String> ended(OpenRun open) {
        String state = RunNames.state(open.run());
        String said = of(open);
        return forms(open, said.isEmpty() ? state : said, name -> NLS.bind(Messages.runEnded, new Object[] {name, state, said}).strip());
    }

    private static List<String> forms(OpenRun open, String said, UnaryOperator<String> sentence) {
        return forms(sentence.apply(RunNames.briefName(open)), sentence.apply(RunNames.when(open.run().started())), said,
                open.run().outcome() == Run.Outcome.DONE ? ShortText.clauses(said) : List.of());
    }

    /**
     * Returns a sentence in forms that leave out more and more, each with and without what it says in brackets: first the name of the run,
     * which views say too, then its time, and of what was found the last clauses. The first clause, which is the finding itself, stays.
     */
    static List<String> forms(String named, String timed, String said, List<String> clauses) {
        return Stream.concat(Stream.of(named, timed, said).flatMap(form -> Stream.of(form, ShortText.plain(form))), clauses.stream())
                .distinct().toList();
    }

    private static String problem(Run run) {
        if (!run.message().isBlank()) {
            return run.message();
        }
        return run.forks().stream().filter(fork -> fork.state() == Fork.State.FAILED && fork.error() != null)
                .findFirst().map(fork -> fork.variant() + ", " + fork.row().called() + ": " + fork.error()).orElse("");
    }
}
