// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

/** How a stretch of text is meant. */
public enum Style {
    /** As the text around it. */
    PLAIN,
    /** Worth seeing at a glance: names of columns, views and buttons. */
    STRONG,
    /** Stressed, or a word as such. */
    EMPHASIS,
    /** As it stands in a file or is typed. */
    CODE,
    /** A key or several pressed together. */
    KEY
}
