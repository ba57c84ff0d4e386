// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.FileNames;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.pdf.PdfFigure;
import org.roundtrip.report.pdf.PdfPages;

/** Writes a run's report. The ending of the file's name chooses the format. One for LaTeX has its figure in a file {@link #beside} it. */
public final class Reports {
    private static final Texts TEXTS = Texts.of(Reports.class);
    private static final int LONGEST_NAME = 100;
    /** Width of a figure in its own pixels, and on paper, where it is about that of a text. */
    private static final float FIGURE_PIXELS = 800, FIGURE_POINTS = 455;

    private Reports() {
    }

    /** Returns one sentence on why no report can be written under a name; null when it can. */
    public static String objection(Path file) {
        return name(file).matches("(?s).*\\.(html|pdf|md|tex|csv|json|hlog|zip)") ? null : TEXTS.text("file.unknown", file.getFileName());
    }

    /** The figure that is written with a report for LaTeX, beside it; empty for other reports. */
    public static Optional<Path> beside(Path file) {
        String name = name(file);
        String slug = FileNames.slug(name.replaceAll("\\.tex$", ""), LONGEST_NAME);
        return name.endsWith(".tex") ? Optional.of(file.resolveSibling((slug.isEmpty() ? "run" : slug) + "-answer.pdf")) : Optional.empty();
    }

    /** Whether what is written under a name can leave out the names of hosts. An archive has the run as it is. */
    public static boolean canHide(Path file) {
        return !name(file).endsWith(RunArchive.SUFFIX);
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    }

    /**
     * Writes the report and replaces an existing file. Reads the whole run; not for a user interface's thread.
     *
     * @param dissectors decode the captures
     * @param shown      changes texts of the run
     * @throws IllegalArgumentException when there is an {@link #objection}, or texts are changed where they cannot be
     */
    public static void write(RunFolder run, Path file, Dissectors dissectors, ShownTexts shown) throws IOException {
        if (shown != ShownTexts.ALL && !canHide(file)) {
            throw new IllegalArgumentException(file.toString());
        }
        try (StudiedRun studied = StudiedRun.of(run, dissectors, shown)) {
            write(studied, file);
        }
    }

    /** Writes the report of a run that was read already. */
    public static void write(StudiedRun run, Path file) throws IOException {
        if (objection(file) != null) {
            throw new IllegalArgumentException(objection(file));
        }
        String name = name(file);
        if (name.endsWith(RunArchive.SUFFIX)) {
            RunArchive.write(run.analysis().folder(), file);
            return;
        }
        if (name.endsWith(".pdf")) {
            pdf(run, file);
            return;
        }
        Files.writeString(file, name.endsWith(".csv") ? CsvReport.of(run.analysis().run(), run.label(), run.results())
                : name.endsWith(".jmh.json") ? JmhReport.of(run)
                : name.endsWith(".json") ? JsonReport.of(run)
                : name.endsWith(".md") ? MarkdownReport.of(run)
                : name.endsWith(".tex") ? LatexReport.of(run, figure(run, file))
                : name.endsWith(".hlog") ? HistogramReport.of(run.analysis()) : html(run));
    }

    /**
     * Writes the answer chart as a figure beside a file for LaTeX.
     *
     * @return its name without what LaTeX would take for a mark; empty where there is nothing to draw
     */
    private static Optional<String> figure(StudiedRun run, Path file) throws IOException {
        Run measured = run.analysis().run();
        Optional<Answer> answer = Interop.of(measured, run.results()).isPresent() ? Optional.empty() : ChartSection.answer(measured, run.results());
        if (answer.isEmpty()) {
            return Optional.empty();
        }
        Path figure = beside(file).orElseThrow();
        Files.write(figure, PdfFigure.of(ChartSection.chart(measured, answer.get()), FIGURE_PIXELS, FIGURE_POINTS));
        return Optional.of(figure.getFileName().toString());
    }

    private static String html(StudiedRun run) throws IOException {
        Html page = new Html(RunReport.title(run));
        RunReport.write(run, page);
        return page.page();
    }

    private static void pdf(StudiedRun run, Path file) throws IOException {
        try (PdfPages pages = new PdfPages(RunReport.title(run), RunReport.foot(run), run.analysis().run().started())) {
            RunReport.write(run, pages);
            try (OutputStream out = Files.newOutputStream(file)) {
                pages.write(out);
            }
        }
    }
}
