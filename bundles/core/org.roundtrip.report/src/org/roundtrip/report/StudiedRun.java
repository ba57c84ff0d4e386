// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Result;
import org.roundtrip.packets.CaptureStudy;

/** A run with all that reports need: its calls, and its captures, which are decoded when first needed. For one thread. */
public final class StudiedRun implements Closeable {
    private final RunAnalysis analysis;
    private final RunLabel label;
    private final Dissectors dissectors;
    private final List<Result> results;
    private List<CaptureStudy> captures;

    private StudiedRun(RunAnalysis analysis, List<Result> results, RunLabel label, Dissectors dissectors) {
        this.analysis = analysis;
        this.results = results;
        this.label = label;
        this.dissectors = dissectors;
    }

    /** Reads a run's calls. @param dissectors decode its captures */
    public static StudiedRun of(RunFolder folder, Dissectors dissectors) throws IOException {
        return of(folder, dissectors, ShownTexts.ALL);
    }

    /** The same with other texts. @param shown changes texts of the run */
    public static StudiedRun of(RunFolder folder, Dissectors dissectors, ShownTexts shown) throws IOException {
        return of(folder, dissectors, shown, null);
    }

    /** The same, compared with another variant than the floor. @param reference its name in the plan; null for the floor */
    public static StudiedRun of(RunFolder folder, Dissectors dissectors, ShownTexts shown, String reference) throws IOException {
        RunAnalysis analysis = RunAnalysis.of(folder, shown);
        try {
            return new StudiedRun(analysis, reference == null ? analysis.results() : analysis.results(reference),
                    shown.label(folder.run(), folder.readableLabel()), dissectors);
        } catch (IOException | RuntimeException e) {
            analysis.close();
            throw e;
        }
    }

    /** Its calls. */
    public RunAnalysis analysis() {
        return analysis;
    }

    /** Its table, as it was when this was opened. */
    public List<Result> results() {
        return results;
    }

    /** What a person wrote about it. */
    public RunLabel label() {
        return label;
    }

    /**
     * Returns the results of all captures, in the order of the rows of results. Decodes as many captures at a time as there
     * are processors; this takes seconds.
     */
    public List<CaptureStudy> captures() {
        if (captures == null) {
            captures = results.parallelStream().flatMap(row -> CaptureStudy.of(analysis.folder(), analysis.run(),
                    row.row(), dissectors, () -> true).stream()).toList();
        }
        return captures;
    }

    @Override
    public void close() throws IOException {
        analysis.close();
    }
}
