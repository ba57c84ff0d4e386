// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.roundtrip.harness.ServerSetting;

/**
 * The folder that a container has for itself: for its settings, the bean, and what it writes. Closing deletes it. Any thread.
 *
 * @param path absolute
 */
public record ContainerFolder(Path path) implements Closeable {
    /** Makes one in the folder of the server's process. */
    public static ContainerFolder of(ServerSetting setting) throws IOException {
        return new ContainerFolder(Files.createDirectory(setting.folder().resolve("container")).toAbsolutePath());
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
