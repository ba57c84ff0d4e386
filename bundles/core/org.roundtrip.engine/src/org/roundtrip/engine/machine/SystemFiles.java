// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files below {@code /proc} and {@code /sys} in which Linux describes its machine. */
interface SystemFiles {
    /** Those of this machine; none on other systems. */
    SystemFiles HERE = new SystemFiles() {
        @Override
        public Optional<String> text(String path) {
            try {
                return Optional.of(Files.readString(Path.of(path)).strip()).filter(text -> !text.isEmpty());
            } catch (IOException none) {
                return Optional.empty();
            }
        }

        @Override
        public List<String> in(String folder, String names) {
            List<String> found = new ArrayList<>();
            try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of(folder), names)) {
                files.forEach(file -> found.add(file.toString()));
            } catch (IOException none) {
                return List.of();
            }
            return found.stream().sorted().toList();
        }
    };

    /** Returns the text of a file; empty when there is none, it is empty or cannot be read. */
    Optional<String> text(String path);

    /** Returns the paths of the files in a folder, in order. @param names a pattern such as {@code state*} */
    List<String> in(String folder, String names);

    /** Returns the value of a line such as {@code name: value}; empty when there is no such line. */
    default Optional<String> value(String path, String name) {
        return text(path).flatMap(text -> text.lines().filter(line -> line.startsWith(name)).findFirst())
                .map(line -> line.substring(line.indexOf(':') + 1).strip()).filter(value -> !value.isEmpty());
    }
}
