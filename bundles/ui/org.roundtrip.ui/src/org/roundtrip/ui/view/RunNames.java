// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.LoadWords;
import org.roundtrip.words.RunTitle;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.text.ShortText;

/** Names and icons of runs on the screen. */
public final class RunNames {
    private static final Texts TEXTS = Texts.of(RunNames.class);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(TEXTS.text("timeForm"));
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern(TEXTS.text("dayForm"));
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern(TEXTS.text("dateForm"));

    private static final int BRIEF = 32;

    private RunNames() {
    }

    /** Formats a time: without the day when it was today. */
    public static String when(Instant started) {
        ZonedDateTime local = started.atZone(ZoneId.systemDefault());
        return (local.toLocalDate().equals(LocalDate.now()) ? TIME : DAY).format(local);
    }

    /**
     * Time and name, such as {@code 10:42:11 First look}. The time comes first: it tells runs of a plan apart, and many places cut
     * long names at their end.
     */
    public static String shortName(OpenRun open) {
        return shortName(open.run(), open.label());
    }

    /** The same of a run that need not be open. */
    public static String shortName(Run run, RunLabel label) {
        return when(run.started()) + " " + name(run, label);
    }

    /** The same before a sentence, for which it leaves room: a long name without its middle. */
    public static String briefName(OpenRun open) {
        return when(open.run().started()) + " " + ShortText.middle(name(open.run(), open.label()), BRIEF);
    }

    /** What a picture of a part of a run is of, also for somebody who sees it later and elsewhere. @param part such as the operation */
    public static String pictureTitle(OpenRun open, String part) {
        return pictureTitle(open.run(), open.label(), part);
    }

    static String pictureTitle(Run run, RunLabel label, String part) {
        return TEXTS.text("pictureTitle", new Object[] {name(run, label), DATE.format(run.started().atZone(ZoneId.systemDefault())),
                state(run), LoadWords.withNetwork(run.plan()), part});
    }

    /** The state of a run in a few words, with the forks that were carried out where not all were. */
    public static String state(Run run) {
        String state = switch (run.outcome()) {
            case RUNNING, CANCELLED, INTERRUPTED -> TEXTS.text(run.outcome() == Run.Outcome.RUNNING ? "inForks"
                    : "afterForks", word(run), run.forksEnded(), run.forks().size());
            case DONE, FAILED -> word(run);
        };
        return run.quick() ? TEXTS.text("quickRun", state) : state;
    }

    /** What a list says of a run beside its icon, in a word or two. Nothing of a run that has finished well. */
    public static String shortState(Run run) {
        String state = shortEnd(run);
        return !run.quick() ? state : state.isEmpty() ? TEXTS.text("quick") : TEXTS.text("quickAnd", state);
    }

    /** The same without whether the run is a quick one. */
    public static String shortEnd(Run run) {
        return switch (run.outcome()) {
            case RUNNING -> run.forksEnded() + "/" + run.forks().size();
            case DONE -> "";
            case FAILED, CANCELLED, INTERRUPTED -> word(run);
        };
    }

    private static String word(Run run) {
        return switch (run.outcome()) {
            case RUNNING -> TEXTS.text("running");
            case DONE -> TEXTS.text("ok");
            case FAILED -> TEXTS.text("failed");
            case CANCELLED -> TEXTS.text("cancelled");
            case INTERRUPTED -> TEXTS.text("interrupted");
        };
    }

    /** Name, plan, start, state, network and load: what the head of a view says of its run. The list of runs says how far it is. */
    static HeadText description(Run run, RunLabel label) {
        String state = run.outcome() != Run.Outcome.RUNNING ? state(run) : run.quick() ? TEXTS.text("quickRun", word(run)) : word(run);
        return new HeadText(name(run, label), TEXTS.text("startedAndState", when(run.started()), state),
                LoadWords.withNetwork(run.plan()));
    }

    /** The name of the plan, after the name that a person gave the run. */
    private static String name(Run run, RunLabel label) {
        return label.name().isEmpty() ? RunTitle.of(run) : TEXTS.text("namedRun", label.name(), RunTitle.of(run));
    }

    /** The icon's name for an outcome, see {@link org.roundtrip.ui.theme.Icons}. */
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
