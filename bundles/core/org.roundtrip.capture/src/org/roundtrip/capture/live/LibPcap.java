// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds out whether the capture library is installed. Only looks for its file: this process has no use for the library. */
final class LibPcap {
    /** Name of the text for a machine without the library. */
    static final String MISSING = "libpcap.missing";

    private static final List<String> ROOTS = List.of("/usr/lib", "/lib", "/usr/lib64", "/lib64", "/usr/local/lib");

    private LibPcap() {
    }

    static boolean installed() {
        return folders().stream().anyMatch(folder -> !list(folder, "libpcap.so*").isEmpty());
    }

    private static List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        String extra = System.getenv("LD_LIBRARY_PATH");
        for (String folder : extra == null ? new String[0] : extra.split(":")) {
            folders.add(Path.of(folder));
        }
        for (String root : ROOTS) {
            folders.add(Path.of(root));
            folders.addAll(list(Path.of(root), "*-linux-*"));
        }
        return folders;
    }

    private static List<Path> list(Path folder, String pattern) {
        List<Path> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, pattern)) {
                stream.forEach(found::add);
            } catch (IOException e) {
                return List.of();
            }
        }
        return found;
    }
}
