// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Space on the disk that is released when the disk is full. A run can then still record how it ended. */
final class DiskReserve {
    private static final int BYTES = 1 << 20;

    private final Path file;

    private DiskReserve(Path file) {
        this.file = file;
    }

    /** Takes the space. @throws IOException when there is not even that much */
    static DiskReserve in(Path folder) throws IOException {
        Path file = folder.resolve("reserve");
        Files.write(file, new byte[BYTES]);
        return new DiskReserve(file);
    }

    /** Releases the space. @return whether there was any to release */
    boolean release() {
        try {
            return Files.deleteIfExists(file);
        } catch (IOException e) {
            return false;
        }
    }
}
