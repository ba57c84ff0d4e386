// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The end of a log file. */
record LogTail(Path file) {
    private static final int MOST_BYTES = 16384;

    /**
     * Returns the line with the cause of a failure. It is the first line in the last 16 KiB that names an error, or
     * empty.
     */
    String errorLine() {
        return lines().stream()
                .filter(line -> line.matches(".*(Error|Exception|error:|Unrecognized|Invalid|Conflicting).*"))
                .findFirst().orElse("");
    }

    private List<String> lines() {
        try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
            log.seek(Math.max(0, log.length() - MOST_BYTES));
            byte[] tail = new byte[(int) Math.min(MOST_BYTES, log.length())];
            log.readFully(tail);
            return new String(tail, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException none) {
            return List.of();
        }
    }
}
