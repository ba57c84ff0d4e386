// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.io.InterruptedIOException;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Sentences;

/**
 * The failed calls of one caller in one phase. A failure does not end the phase, because the calls after it may succeed; many in
 * a row do, because then nothing is measured any more. Used by one thread.
 */
public final class Failures {
    /** So many failures without an answer between them end a phase. */
    public static final int MOST_IN_A_ROW = 9;

    /** What an ORB may throw instead of {@code TIMEOUT}. */
    private static final String CORBA_NO_RESPONSE = "NO_RESPONSE";

    private final String step;
    private long count;
    private long lastCall = -2;
    private int inARow;
    private long firstCall;
    private Exception first;
    private Exception last;

    /** Those of calls. */
    public Failures() {
        this(Phase.STEADY);
    }

    /** @param phase whose intervals are look-ups, connections or calls, which the sentences name */
    public Failures(Phase phase) {
        step = phase.setsUp() ? phase.name() : "CALL";
    }

    /**
     * Adds a failed call.
     *
     * @param call its index among the caller's calls in the phase, from 0
     */
    public Outcome add(long call, Exception e) {
        inARow = call == lastCall + 1 ? inARow + 1 : 1;
        lastCall = call;
        last = e;
        if (first == null) {
            firstCall = call;
            first = e;
        }
        count++;
        return timedOut(e) ? Outcome.TIME_OUT : Outcome.FAILURE;
    }

    /**
     * Ends the phase when too many calls have failed in a row.
     *
     * @param most how many in a row are allowed: 0 when the first failure ends the phase
     */
    public void check(int most) throws ExplainedException {
        if (inARow > most) {
            String sentence = Failure.sentence(last);
            throw new ExplainedException(inARow == 1 ? Sentences.text(Failures.class, step + ".one", lastCall + 1, sentence)
                    : Sentences.text(Failures.class, step + ".row", inARow, lastCall + 1, sentence), last);
        }
    }

    /** The first failure as a sentence; empty when no call failed. */
    public Optional<String> first() {
        return first == null ? Optional.empty()
                : Optional.of(Sentences.text(Failures.class, step + ".one", firstCall + 1, Failure.sentence(first)));
    }

    /** How many calls have failed. */
    public long count() {
        return count;
    }

    /** Whether the middleware gave up waiting: by the exceptions of the JDK, or one whose name or message says so. */
    private static boolean timedOut(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof InterruptedIOException || named(cause.getClass().getSimpleName()) || named(cause.getMessage())
                    || cause.getClass().getSimpleName().equals(CORBA_NO_RESPONSE)
                    || String.valueOf(cause.getMessage()).startsWith("DEADLINE_EXCEEDED")) {
                return true;
            }
        }
        return false;
    }

    private static boolean named(String text) {
        return text != null && text.toLowerCase(Locale.ROOT).contains("timeout");
    }
}
