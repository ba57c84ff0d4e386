// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

/**
 * What became of a condition on one row, or on one operation. Immutable.
 *
 * @param condition that was checked
 * @param operation with the step of the plan's sweep, if any
 * @param provider  whose row it is; empty where the condition names all of its providers
 * @param answer    whether the condition is met
 * @param left      the left side's number, times in microseconds; null where a figure was not measured
 * @param right     the right side's number; null where a figure was not measured
 */
public record Check(Condition condition, String operation, String provider, Answer answer, Double left, Double right) {

    /** Whether a condition is met. */
    public enum Answer {
        /** It is met, so the build fails. */
        MET,
        /** It is not met. */
        NOT_MET,
        /** The interval reaches to both sides of the limit, others disturbed a row, or two machines differ. */
        OPEN,
        /** A figure was not measured. */
        NONE
    }

    /** Whether a build fails by it. @param strict whether also by what is not known for certain */
    public boolean fails(boolean strict) {
        return answer == Answer.MET || strict && answer != Answer.NOT_MET;
    }
}
