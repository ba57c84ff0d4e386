// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

/** The style of a piece of text. */
public enum Style {
    /** Running text. */
    PLAIN,
    /** Bold: names of columns, views and buttons. */
    STRONG,
    /** Italic: stressed, or a word that is quoted. */
    EMPHASIS,
    /** Part of a file, or typed. */
    CODE,
    /** A key, or several keys pressed together. */
    KEY
}
