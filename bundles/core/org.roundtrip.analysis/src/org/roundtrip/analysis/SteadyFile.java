// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.analysis.steady.ForkSteady;

/**
 * The verdict on a fork's steady state beside its journal, so that it is computed once. It counts for a journal of the same length and
 * for the same method; whatever else the file says, it is as if there were none. Any thread.
 */
final class SteadyFile {
    /** To be raised whenever the method finds something else in the same calls. */
    private static final int METHOD = 1;
    private static final int MOST_BYTES = 1 << 20;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private SteadyFile() {
    }

    private record Content(int method, long journalBytes, double granularityNanos, ForkSteady verdict) {
    }

    /** Returns the verdict in a file, or null. */
    static ForkSteady read(Path file, Path journal, double granularityNanos) {
        try (InputStream in = Files.newInputStream(file)) {
            Content content = MAPPER.readValue(in.readNBytes(MOST_BYTES), Content.class);
            return content.method == METHOD && content.journalBytes == Files.size(journal) && content.granularityNanos == granularityNanos
                    ? content.verdict : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Writes a verdict. A folder that cannot be written to goes without. */
    static void write(Path file, Path journal, double granularityNanos, ForkSteady verdict) {
        try {
            Files.write(file, MAPPER.writeValueAsBytes(new Content(METHOD, Files.size(journal), granularityNanos, verdict)));
        } catch (IOException e) {
            // It is computed again when somebody asks for it.
        }
    }
}
