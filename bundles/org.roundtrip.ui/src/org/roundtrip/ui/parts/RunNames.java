// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Run;
import org.roundtrip.report.words.LoadWords;
import org.roundtrip.ui.open.OpenRun;

/** Names and icons of runs on the screen. */
public final class RunNames {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(Messages.timeForm);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern(Messages.dayForm);

    private RunNames() {
    }

    /** Formats a time: without the day when it was today. */
    public static String when(Instant started) {
        ZonedDateTime local = started.atZone(ZoneId.systemDefault());
        return (local.toLocalDate().equals(LocalDate.now()) ? TIME : DAY).format(local);
    }

    /** Name and time, such as {@code First look 10:42}. */
    public static String shortName(OpenRun open) {
        return name(open.run(), open.label()) + " " + when(open.run().started());
    }

    /** Time and name, such as {@code 10:42 First look}: a tab cuts long names at their end, and the time tells runs of a plan apart. */
    public static String tab(OpenRun open) {
        return when(open.run().started()) + " " + name(open.run(), open.label());
    }

    /** The state of a run in a few words, with the forks that were carried out where not all were. */
    public static String state(Run run) {
        String state = switch (run.outcome()) {
            case RUNNING, CANCELLED, INTERRUPTED -> NLS.bind(run.outcome() == Run.Outcome.RUNNING ? Messages.inForks
                    : Messages.afterForks, new Object[] {word(run), run.forksEnded(), run.forks().size()});
            case DONE, FAILED -> word(run);
        };
        return run.quick() ? NLS.bind(Messages.quickRun, state) : state;
    }

    /** What a list says of a run beside its icon, in a word or two: nothing of a run that has finished as it should. */
    public static String shortState(Run run) {
        String state = switch (run.outcome()) {
            case RUNNING -> run.forksEnded() + "/" + run.forks().size();
            case DONE -> "";
            case FAILED, CANCELLED, INTERRUPTED -> word(run);
        };
        return !run.quick() ? state : state.isEmpty() ? Messages.quick : NLS.bind(Messages.quickAnd, state);
    }

    private static String word(Run run) {
        return switch (run.outcome()) {
            case RUNNING -> Messages.running;
            case DONE -> Messages.ok;
            case FAILED -> Messages.failed;
            case CANCELLED -> Messages.cancelled;
            case INTERRUPTED -> Messages.interrupted;
        };
    }

    /** Name, plan, start, state, network and load: what the head of a view says about the run it shows. */
    static HeadText description(Run run, RunLabel label) {
        return new HeadText(name(run, label), NLS.bind(Messages.startedAndState, when(run.started()), state(run)),
                LoadWords.withNetwork(run.plan()));
    }

    /** The name of the plan, after the name that a person gave the run. */
    private static String name(Run run, RunLabel label) {
        return label.name().isEmpty() ? run.plan().name() : NLS.bind(Messages.namedRun, label.name(), run.plan().name());
    }

    /** The icon's name for an outcome, see {@link org.roundtrip.ui.look.Icons}. */
    public static String icon(Run.Outcome outcome) {
        return switch (outcome) {
            case RUNNING -> "run-running";
            case DONE -> "run-ok";
            case FAILED -> "run-failed";
            case CANCELLED -> "run-cancelled";
            case INTERRUPTED -> "run-interrupted";
        };
    }
}
