// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One execution of a plan, as its run folder records it. A snapshot: the run may still grow.
 *
 * @param id          name of the run's folder, unique on one machine
 * @param plan        the plan with the protocol that was really used
 * @param quick       whether the protocol was shortened, so that every row has one fork
 * @param pid         id of the process that runs it; shows whether the run is alive or was killed
 * @param environment machine, JVM and library facts by name, in order, for people and for comparing runs; names and
 *                    values are the same in every language
 * @param forks       every fork in the order of execution
 * @param outcome     its state
 * @param message     one sentence on what went wrong, in the language of the program that ran it, or empty; no program
 *                    reads it
 * @param started     when it began
 * @param ended       when it ended, or null while it runs or when it was killed
 */
public record Run(String id, Plan plan, boolean quick, long pid, Map<String, String> environment, List<Fork> forks,
        Outcome outcome, String message, Instant started, Instant ended) {
    /** Name of the environment fact with the ids of the floor's providers, separated by commas; may be empty. */
    public static final String FLOOR = "floor";
    /**
     * Name of the fact that a workbench with an open window measured the run. Its value is {@link #OPEN}, or {@link
     * #QUIET} where the window left the processors alone meanwhile. Without it there was no window.
     */
    public static final String WINDOW = "window";
    /** Values of {@link #WINDOW}. */
    public static final String OPEN = "open", QUIET = "open, quiet";
    /**
     * End of the name of the environment fact {@code provider.VARIANT.kept}. It names the server processes that ran for
     * a whole block of forks, separated by commas. Without it each fork had processes of its own.
     */
    public static final String KEPT = "kept";
    /**
     * End of the name of the environment fact {@code provider.VARIANT.spread}. It says how much forks of this variant were known to differ on
     * this machine when the run began. Without it nothing was known.
     */
    public static final String SPREAD = "spread";
    /**
     * Name of the fact by which factor the floor changed while a quick run went on. It is its median at the end divided by that at the
     * start; without it one of both was not measured.
     */
    public static final String DRIFT = "floor.drift";
    /**
     * Name of the fact where the threads of the forks were placed, such as {@link #FREE} or {@code calls 0, rest 1}. Times of
     * runs whose threads were placed otherwise are not compared. Without it they ran free.
     */
    public static final String PLACEMENT = "placement";
    /** The value of {@link #PLACEMENT} where the operating system chose. */
    public static final String FREE = "free";
    /** Name of the fact when blocks were added to a run for the last time, as an instant. Without it none were. */
    public static final String RESUMED = "run.resumed";
    /** Name of the fact that a run comes with Roundtrip. Its value names the machine on which it was recorded. */
    public static final String RECORDED = "recorded";

    /** From this {@link #drift} on all of a run is disturbed. */
    public static final double MOST_DRIFT = 1.1;

    /** The state of a run. */
    public enum Outcome {
        /** Its process is at work. */
        RUNNING,
        /** All forks ended well. */
        DONE,
        /** It ended, and at least one fork failed. */
        FAILED,
        /** Someone stopped it. */
        CANCELLED,
        /** Its process is gone; the run holds what was recorded until then. */
        INTERRUPTED
    }

    /** Copies the lists; keeps the order of the environment. */
    public Run {
        environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
        forks = List.copyOf(forks);
    }

    /** Where the threads of the forks were placed, see {@link #PLACEMENT}. */
    public String placement() {
        return environment.getOrDefault(PLACEMENT, FREE);
    }

    /** When its process took it up: at its start, or when blocks were added. */
    public Instant takenUp() {
        try {
            return Optional.ofNullable(environment.get(RESUMED)).map(Instant::parse).orElse(started);
        } catch (DateTimeParseException damaged) {
            return started;
        }
    }

    /** The machine on which a run that comes with Roundtrip was recorded; empty for any other run. */
    public Optional<String> recorded() {
        return Optional.ofNullable(environment.get(RECORDED));
    }

    /** How many blocks it has so far, with those that are planned. */
    public int blocks() {
        return forks.stream().mapToInt(Fork::repetition).max().orElse(0);
    }

    /** How many times the floor's median differs from start to end, 1 or more. 1 when it was not measured twice. */
    public double drift() {
        try {
            double drift = Double.parseDouble(environment.getOrDefault(DRIFT, "1"));
            return Math.max(drift, 1 / drift);
        } catch (NumberFormatException damaged) {
            return 1;
        }
    }

    /** How many forks were carried out, well or not; cancelled ones do not count. */
    public int forksEnded() {
        return (int) forks.stream().filter(Fork::ended).count();
    }
}
