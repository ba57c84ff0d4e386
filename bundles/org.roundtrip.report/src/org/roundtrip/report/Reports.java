// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;

/** Writes a run's report in the form that a file's name asks for. */
public final class Reports {
    private Reports() {
    }

    /** Why a report cannot be written under that name, in one sentence, or null when it can. */
    public static String objection(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.matches("(?s).*\\.(html|csv|json)") ? null : Messages.text("file.unknown", file.getFileName());
    }

    /**
     * Writes the report, over a file that is there already. Reads the whole run; not for a user interface's thread.
     *
     * @param dissectors decode the captures
     * @throws IllegalArgumentException when there is an {@link #objection}
     */
    public static void write(RunFolder run, Path file, Dissectors dissectors) throws IOException {
        try (StudiedRun studied = StudiedRun.of(run, dissectors)) {
            write(studied, file);
        }
    }

    /** The same, of a run that has been read already. */
    public static void write(StudiedRun run, Path file) throws IOException {
        if (objection(file) != null) {
            throw new IllegalArgumentException(objection(file));
        }
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        Files.writeString(file, name.endsWith(".csv") ? CsvReport.of(run.analysis().results())
                : name.endsWith(".json") ? JsonReport.of(run) : HtmlReport.of(run));
    }
}
