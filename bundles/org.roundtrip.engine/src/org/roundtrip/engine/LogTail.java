// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The end of a log file. */
record LogTail(Path file) {
    private static final int MOST_BYTES = 16384;

    /** The line that tells best what went wrong: the first of the last ones that names an error, or just the last. */
    String tellingLine() {
        List<String> lines = lines();
        return lines.stream().filter(line -> line.matches(".*(Error|Exception|error:|Unrecognized|Invalid|Conflicting).*"))
                .findFirst().orElse(lines.isEmpty() ? "" : lines.getLast());
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
