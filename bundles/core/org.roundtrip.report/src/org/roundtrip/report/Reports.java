// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.text.Texts;

/** Writes a run's report. The ending of the file's name chooses the format. */
public final class Reports {
    private static final Texts TEXTS = Texts.of(Reports.class);

    private Reports() {
    }

    /** Returns one sentence on why no report can be written under a name; null when it can. */
    public static String objection(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.matches("(?s).*\\.(html|md|tex|csv|json|hlog)") ? null : TEXTS.text("file.unknown", file.getFileName());
    }

    /**
     * Writes the report and replaces an existing file. Reads the whole run; not for a user interface's thread.
     *
     * @param dissectors decode the captures
     * @param shown      changes texts of the run
     * @throws IllegalArgumentException when there is an {@link #objection}
     */
    public static void write(RunFolder run, Path file, Dissectors dissectors, ShownTexts shown) throws IOException {
        try (StudiedRun studied = StudiedRun.of(run, dissectors, shown)) {
            write(studied, file);
        }
    }

    /** Writes the report of a run that was read already. */
    public static void write(StudiedRun run, Path file) throws IOException {
        if (objection(file) != null) {
            throw new IllegalArgumentException(objection(file));
        }
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        Files.writeString(file, name.endsWith(".csv") ? CsvReport.of(run.analysis().run(), run.label(), run.results())
                : name.endsWith(".json") ? JsonReport.of(run)
                : name.endsWith(".md") ? MarkdownReport.of(run)
                : name.endsWith(".tex") ? LatexReport.of(run)
                : name.endsWith(".hlog") ? HistogramReport.of(run.analysis()) : HtmlReport.of(run));
    }
}
