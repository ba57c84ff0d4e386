// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/** The behaviours of a servant: the way in which it answers a call. */
public enum Behaviour {
    /** Returns nothing; the operation has no result. */
    NOTHING,
    /** Returns its one parameter; the result has the parameter's shape. */
    ECHO,
    /** Returns the next of a small pool of values built before the first call; takes any parameters. */
    GENERATE,
    /** Takes one text and returns it in upper case (root locale). */
    UPPER_CASE,
    /** Takes one number and returns it twice as large, wrapping around as Java does. */
    MULTIPLY_BY_TWO,
    /** Takes one text and returns the number of calls so far, a tabulator and the text in upper case. */
    COUNT_AND_UPPER_CASE,
    /** Throws the operation's first exception, the next of a small pool; takes any parameters and never returns its result. */
    THROW
}
