// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.roundtrip.provider.Library;

/** A Maven repository in a folder, and settings of a user who mirrors all repositories by it. */
final class TrialRepository {
    private final Path folder;

    TrialRepository(Path folder) {
        this.folder = folder;
    }

    /** Settings whose repositories are all replaced by an address. */
    Path settings(String url) throws IOException {
        return Files.writeString(Files.createDirectories(folder).resolve("settings.xml"), """
                <settings><localRepository>%s</localRepository><mirrors><mirror><id>trial</id><mirrorOf>*</mirrorOf>
                <url>%s</url></mirror></mirrors></settings>""".formatted(own(), url));
    }

    Path settings() throws IOException {
        return settings(repository().toUri().toString());
    }

    /** The user's own local repository. */
    Path own() {
        return folder.resolve("own");
    }

    Path repository() {
        return folder.resolve("repository");
    }

    /** A library that the repository has, with that content. */
    Library publish(String artifact, String packaging, String content) throws Exception {
        Library library = library(artifact, packaging, content);
        put(repository(), library, content);
        return library;
    }

    /** Gives a library of the repository that content, whether it is the right one or not. */
    void replace(Library library, String content) throws IOException {
        put(repository(), library, content);
    }

    /** Puts a library into the user's own repository. */
    void keep(Library library, String content) throws IOException {
        put(own(), library, content);
    }

    private static void put(Path repository, Library library, String content) throws IOException {
        Files.createDirectories(in(repository, library).getParent());
        Files.writeString(in(repository, library), content);
    }

    static Library library(String artifact, String packaging, String content) throws Exception {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        return new Library("org.trial", artifact, packaging, "", "1.0", bytes.length,
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)), "MIT");
    }

    static Path in(Path repository, Library library) {
        return repository.resolve("org/trial").resolve(library.artifact()).resolve("1.0").resolve(library.fileName());
    }
}
