// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How the names of capture files end. A file of any other name is opened as well. */
public final class CaptureNames {
    private static final List<String> ENDINGS = Stream.of(".pcapng", ".pcap", ".cap", ".snoop")
            .flatMap(ending -> Stream.of(ending, ending + ".gz", ending + ".zst")).toList();

    private CaptureNames() {
    }

    /** Whether a file is named like a capture. */
    public static boolean isNamed(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return ENDINGS.stream().anyMatch(name::endsWith);
    }

    /** Patterns for file dialogs, such as {@code *.pcap}. */
    public static List<String> patterns() {
        return ENDINGS.stream().map(ending -> "*" + ending).toList();
    }
}
