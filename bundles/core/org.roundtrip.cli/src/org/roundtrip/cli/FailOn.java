// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.condition.Check;
import org.roundtrip.analysis.condition.Check.Answer;
import org.roundtrip.analysis.condition.Condition;
import org.roundtrip.analysis.condition.MeasuredRun;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.ConditionWords;
import picocli.CommandLine.Option;

/** The options by which a command fails in a build. For one command. */
final class FailOn {
    private static final Texts TEXTS = Texts.of(Context.class);
    @Option(names = "--fail-on", paramLabel = "CONDITION", descriptionKey = "fail-on")
    private List<String> conditions = List.of();
    @Option(names = "--strict", descriptionKey = "strict")
    private boolean strict;
    @Option(names = "--junit", paramLabel = "FILE", descriptionKey = "junit")
    private String junit;
    private List<Condition> read = List.of();
    private Path report;
    private boolean failed;

    /** Reads the conditions, before anything is measured. @param plan of the run @param before whether there is an earlier run */
    void read(Plan plan, boolean before, Context context) throws RefusedInput {
        List<Condition> found = new ArrayList<>();
        for (String text : conditions) {
            try {
                Condition condition = Condition.parse(text);
                Optional<String> objection = condition.objection(plan, before);
                if (objection.isPresent()) {
                    throw new RefusedInput(objection.get());
                }
                found.add(condition);
            } catch (IllegalArgumentException e) {
                throw new RefusedInput(e.getMessage());
            }
        }
        if (found.isEmpty() && (strict || junit != null)) {
            throw new RefusedInput(TEXTS.text("fail-on.none"));
        }
        read = List.copyOf(found);
        report = junit == null ? null : context.target(junit, true);
    }

    /** Checks the conditions and says which are met and which are open, on standard error. Writes the report for a build server. */
    void check(MeasuredRun run, Context context) throws IOException {
        List<Check> checks = read.stream().flatMap(condition -> condition.check(run).stream()).toList();
        context.out().flush();
        checks.stream().filter(check -> check.answer() != Answer.NOT_MET).forEach(check -> context.note(ConditionWords.sentence(check)));
        if (!checks.isEmpty()) {
            context.say("fail-on.all", checks.size(), count(checks, Answer.MET), checks.size() - count(checks, Answer.MET) - count(checks, Answer.NOT_MET));
        }
        failed = checks.stream().anyMatch(check -> check.fails(strict));
        if (report != null) {
            JunitReport.write(run.analysis().run(), checks, strict, report);
            context.say("fail-on.junit", report);
        }
    }

    private static long count(List<Check> checks, Answer answer) {
        return checks.stream().filter(check -> check.answer() == answer).count();
    }

    /** The exit status of a command that else had another one. */
    int status(int other) {
        return other == Status.DONE && failed ? Status.FAILED : other;
    }
}
