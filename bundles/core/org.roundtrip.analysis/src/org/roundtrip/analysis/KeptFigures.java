// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.analysis.steady.ForkSteady;

/**
 * What was computed of a fork's calls, in a file beside its journal, so that it is computed once. It counts for a journal of the same length and
 * for the same method; whatever else the file says, it is as if there were none. Any thread.
 */
final class KeptFigures<T> {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** The verdicts on steady states. */
    static final KeptFigures<ForkSteady> STEADY = new KeptFigures<>(2, ForkSteady.class);
    /** The figures of calls that results need. */
    static final KeptFigures<ForkFigures> CALLS = new KeptFigures<>(1, ForkFigures.class);
    private static final int MOST_BYTES = 1 << 22;
    private final int method;
    private final JavaType content;

    private record Content<T>(int method, long journalBytes, double granularityNanos, T figures) {
    }

    /** @param method to be raised whenever something else is computed of the same calls */
    private KeptFigures(int method, Class<T> kind) {
        this.method = method;
        content = MAPPER.getTypeFactory().constructParametricType(Content.class, kind);
    }

    /** Returns what is kept in a file, or null. @param granularityNanos of the clock; 0 where it does not matter */
    T read(Path file, Path journal, double granularityNanos) {
        try (InputStream in = Files.newInputStream(file)) {
            Content<T> found = MAPPER.readValue(in.readNBytes(MOST_BYTES), content);
            return found.method == method && found.journalBytes == Files.size(journal) && found.granularityNanos == granularityNanos
                    ? found.figures : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Writes what was computed. A folder that cannot be written to goes without. */
    void write(Path file, Path journal, double granularityNanos, T figures) {
        try {
            Files.write(file, MAPPER.writeValueAsBytes(new Content<>(method, Files.size(journal), granularityNanos, figures)));
        } catch (IOException e) {
            // It is computed again when somebody asks for it.
        }
    }
}
