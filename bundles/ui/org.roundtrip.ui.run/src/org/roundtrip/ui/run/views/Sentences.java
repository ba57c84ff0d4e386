// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.Texts;
import org.roundtrip.words.FindingWords;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunNames;
import org.roundtrip.ui.text.ShortText;

/** Describes a run in a sentence. */
public final class Sentences {
    private static final Texts TEXTS = Texts.of(Sentences.class);

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
        return forms(names(open), name -> TEXTS.text("runStands", name, said), said, isWhole(open));
    }

    /** Says that a run has ended, how, and what it found; shorter forms follow. */
    static List<String> ended(OpenRun open) {
        return ended(names(open), RunNames.state(open.run()), of(open), isWhole(open));
    }

    static List<String> ended(List<String> names, String state, String found, boolean whole) {
        return forms(names, name -> TEXTS.text("runEnded", new Object[] {name, state, found}).strip(), found.isEmpty() ? state : found, whole);
    }

    private static List<String> names(OpenRun open) {
        return names(RunNames.briefName(open), RunNames.when(open.run().started()));
    }

    /** The names of a run in a sentence, the longest first. A time alone would be read as the one at which the run did what is said of it. */
    static List<String> names(String name, String started) {
        return List.of(name, TEXTS.text("runOfTime", started), TEXTS.text("theRun"));
    }

    private static boolean isWhole(OpenRun open) {
        return open.run().outcome() == Run.Outcome.DONE;
    }

    /**
     * Returns a sentence in forms that leave out more and more, each with and without what it says in brackets: first the name of the run,
     * which views say too, then its time, then the run, and of what was found the last clauses, where the run is whole. The first clause,
     * which is the finding itself, stays.
     */
    private static List<String> forms(List<String> names, UnaryOperator<String> sentence, String said, boolean whole) {
        Stream<String> sentences = Stream.concat(names.stream().map(sentence), Stream.of(said)).flatMap(form -> Stream.of(form, ShortText.plain(form)));
        return Stream.concat(sentences, whole ? ShortText.clauses(said).stream() : Stream.empty()).distinct().toList();
    }

    private static String problem(Run run) {
        if (!run.message().isBlank()) {
            return run.message();
        }
        return run.forks().stream().filter(fork -> fork.state() == Fork.State.FAILED && fork.error() != null)
                .findFirst().map(fork -> fork.variant() + ", " + fork.row().called() + ": " + fork.error()).orElse("");
    }
}
