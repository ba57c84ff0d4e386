// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import picocli.CommandLine.Option;

/** The options for the form in which a command prints results. Without one it is a table that fits a line. */
final class Form {
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--md", descriptionKey = "md")
    private boolean markdown;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    /** One JSON object. */
    boolean json() {
        return json;
    }

    /** A table in Markdown, as GitHub has it. */
    boolean markdown() {
        return markdown && !json;
    }

    /** All columns, however wide the terminal is. */
    boolean wide() {
        return wide;
    }
}
