// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.roundtrip.model.text.Texts;

/**
 * Writes {@code run.log}: the sentences that the engine reports during a run.
 *
 * <p>The file is UTF-8. Each line is a time (ISO 8601, UTC, milliseconds), a blank and one sentence. The file only grows,
 * by one write for each line, up to {@value #MOST_BYTES} bytes; one last line then says that the rest is left out.
 * {@link RunLogReader} reads the file. Used by one thread.
 */
public final class RunLog {
    /** How many bytes of sentences a log contains at most. */
    public static final int MOST_BYTES = 4 << 20;

    private final Path file;
    private long written;
    private boolean full;

    /** @param file {@link RunFolder#log()} of a new run; made with the first sentence */
    public RunLog(Path file) {
        this.file = file;
    }

    /** Appends a sentence with the current time. @throws IOException when it cannot be written */
    public void append(String sentence) throws IOException {
        if (full) {
            return;
        }
        byte[] line = line(sentence);
        if (written + line.length > MOST_BYTES) {
            full = true;
            line = line(Texts.of(RunLog.class).text("log.full"));
        }
        // A stream and not a channel: an interrupt, by which a run is cancelled, would close the channel.
        try (FileOutputStream out = new FileOutputStream(file.toFile(), true)) {
            out.write(line);
        }
        written += line.length;
    }

    private static byte[] line(String sentence) {
        String text = Instant.now().truncatedTo(ChronoUnit.MILLIS) + " " + sentence.strip().replaceAll("\\R", " ");
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
