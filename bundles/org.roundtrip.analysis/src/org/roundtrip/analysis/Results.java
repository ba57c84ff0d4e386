// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.List;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Result;

/** The table of a run. Who shows a run that grows takes a {@link RunAnalysis} instead, which reads each call once. */
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
