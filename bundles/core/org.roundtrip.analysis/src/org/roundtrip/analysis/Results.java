// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.List;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Result;

/** The table of a finished run. For a run that grows, use a {@link RunAnalysis}, which reads each call only once. */
public final class Results {
    private Results() {
    }

    /** One row for each variant and operation. Reads the whole run; not for a user interface's thread. */
    public static List<Result> of(RunFolder folder) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(folder)) {
            return analysis.results();
        }
    }
}
