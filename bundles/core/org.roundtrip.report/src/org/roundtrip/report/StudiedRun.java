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
import org.roundtrip.packets.CaptureStudy;

/** A run with all that reports need: its calls, and its captures, which are decoded when first needed. For one thread. */
public final class StudiedRun implements Closeable {
    private final RunAnalysis analysis;
    private final RunLabel label;
    private final Dissectors dissectors;
    private List<CaptureStudy> captures;

    private StudiedRun(RunAnalysis analysis, RunLabel label, Dissectors dissectors) {
        this.analysis = analysis;
        this.label = label;
        this.dissectors = dissectors;
    }

    /** Reads a run's calls. @param dissectors decode its captures */
    public static StudiedRun of(RunFolder folder, Dissectors dissectors) throws IOException {
        return of(folder, dissectors, ShownTexts.ALL);
    }

    /** The same with other texts. @param shown changes texts of the run */
    public static StudiedRun of(RunFolder folder, Dissectors dissectors, ShownTexts shown) throws IOException {
        return new StudiedRun(RunAnalysis.of(folder, shown), shown.label(folder.run(), folder.readableLabel()), dissectors);
    }

    /** Its calls. */
    public RunAnalysis analysis() {
        return analysis;
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
            captures = analysis.results().parallelStream().flatMap(row -> CaptureStudy.of(analysis.folder(), analysis.run(),
                    row.row(), dissectors, () -> true).stream()).toList();
        }
        return captures;
    }

    @Override
    public void close() throws IOException {
        analysis.close();
    }
}
