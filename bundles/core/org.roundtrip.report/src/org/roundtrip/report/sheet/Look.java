// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.sheet;

/** What a text in a report is. */
public enum Look {
    /** The name of the report. */
    TITLE,
    /** The name of a part. */
    HEADING,
    /** The name of a piece of a part. */
    LESSER,
    /** An ordinary sentence. */
    PLAIN,
    /** What explains the rest. */
    QUIET,
    /** What a person wrote; its lines are kept. */
    NOTE,
    /** What a reader has to know before the figures are used. */
    NOTICE,
    /** The strongest finding. */
    FINDING
}
