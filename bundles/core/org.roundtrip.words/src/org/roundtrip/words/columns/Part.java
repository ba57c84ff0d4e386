// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

/** The parts of the table of results. */
public enum Part {
    /** What identifies a row. */
    ROW,
    /** How long calls take. */
    TIME,
    /** What a study's protocol measures besides single calls; a table of its own on pages and on the terminal. */
    STUDY,
    /** What the load led to; blank for one caller that calls without a pause while no call fails. */
    LOAD,
    /** What a call sends. */
    TRAFFIC,
    /** What was called, how often, and how that was captured. */
    BASIS,
    /** Totals of the captures. */
    CAPTURED,
    /** What files hold and no table for people shows. */
    DATA
}
