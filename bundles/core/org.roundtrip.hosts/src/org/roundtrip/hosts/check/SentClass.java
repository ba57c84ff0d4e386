// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.SentFiles;
import org.roundtrip.model.text.Texts;

/** Sends one class that needs no other of ours, to be run there. */
final class SentClass {
    private SentClass() {
    }

    /** Returns the folder for a class path there. */
    static String send(HostConnection connection, Class<?> main) throws HostException, InterruptedException {
        try (SentFiles files = new SentFiles(connection)) {
            Path folder = Files.createTempDirectory("roundtrip-class");
            Path file = folder.resolve("classes").resolve(main.getName().replace('.', '/') + ".class");
            try (InputStream in = main.getResourceAsStream(main.getSimpleName() + ".class")) {
                Files.createDirectories(file.getParent());
                Files.copy(in, file);
                return files.send(folder.resolve("classes"));
            } finally {
                Files.deleteIfExists(file);
                for (Path each = file.getParent(); !each.equals(folder.getParent()); each = each.getParent()) {
                    Files.deleteIfExists(each);
                }
            }
        } catch (IOException e) {
            throw new HostException(Texts.of(SentClass.class).text("class", e.getMessage()), e);
        }
    }
}
