// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The generated session bean. It is the only class that is deployed; all others are on the class path of the process. Any thread. */
public final class ServantBean {
    /** The name of its class. */
    public static final String CLASS = "bean.Servant";
    /** Its name, and its mapped name, under which containers bind it that have no names of their own. */
    public static final String NAME = "Servant";

    private ServantBean() {
    }

    /**
     * Writes the class into an archive that is a folder.
     *
     * @param archive a new folder, whose name ends with {@code .jar} where a container wants that
     * @return the file of the class
     */
    public static Path deploy(Path archive) throws IOException {
        String path = CLASS.replace('.', '/') + ".class";
        Path file = archive.resolve(path);
        Files.createDirectories(file.getParent());
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream(path)) {
            Files.copy(in, file);
        }
        return file;
    }
}
