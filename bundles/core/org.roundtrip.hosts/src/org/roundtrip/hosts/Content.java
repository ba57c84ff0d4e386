// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.files.content.Sums;

/**
 * A file here, and its place in the store of a host. That is {@code SUM/NAME}, where an x follows the sum of an
 * executable file.
 *
 * @param name the file's name; characters that a shell or another system might take for something else are replaced
 * @param size in bytes
 */
record Content(Path file, String sum, boolean executable, String name, long size) {
    private static final int LONGEST_NAME = 100;

    static Content of(Path file, Sums sums) throws IOException {
        return new Content(file, sums.of(file), Files.isExecutable(file), nameOf(file), Files.size(file));
    }

    /** Its path below the store. */
    String place() {
        return folder() + "/" + name;
    }

    /** The folder of its own below the store. */
    String folder() {
        return sum + (executable ? "x" : "");
    }

    /** Its path while it is not there completely. */
    String part() {
        return place() + ".part";
    }

    static String nameOf(Path file) {
        String safe = file.getFileName().toString().replaceAll("[^A-Za-z0-9._+-]", "_");
        return safe.length() <= LONGEST_NAME ? safe : safe.substring(safe.length() - LONGEST_NAME);
    }
}
