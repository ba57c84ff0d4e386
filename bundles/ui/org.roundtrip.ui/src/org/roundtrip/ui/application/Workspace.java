// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;

/**
 * The folder in which a workbench keeps its layout and preferences. Each process has one of its own, because two would
 * overwrite each other's: {@code workspace} in the user's home, or while another process uses that, {@code workspace-2} and
 * so on. A new further one begins with the preferences of the first.
 *
 * @param folder the folder
 * @param number from 1, which is the first one's
 */
record Workspace(Path folder, int number) {
    private static final Texts TEXTS = Texts.of(Workspace.class);
    private static final int MOST = 20;
    private static final String NAME = "workspace";
    private static final String PREFERENCES = ".metadata/.plugins/org.eclipse.core.runtime/.settings";

    /** Takes a folder for this process. */
    @FunctionalInterface
    interface Claim {
        /** Returns false when another process uses the folder. */
        boolean take(Path folder) throws IOException;
    }

    /** Takes the first folder that no other process uses. @throws IOException when there is none, or it cannot be used */
    static Workspace choose(Path home, Claim claim) throws IOException {
        Path first = home.resolve(NAME);
        for (int number = 1; number <= MOST; number++) {
            Path folder = number == 1 ? first : home.resolve(NAME + "-" + number);
            boolean fresh = Files.notExists(folder);
            if (claim.take(folder)) {
                if (fresh && number > 1) {
                    copy(first.resolve(PREFERENCES), folder.resolve(PREFERENCES));
                }
                return new Workspace(folder, number);
            }
        }
        throw new IOException(TEXTS.text("workspacesTaken", home, MOST));
    }

    private static void copy(Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                try {
                    Files.copy(file, to.resolve(file.getFileName()));
                } catch (FileAlreadyExistsException e) {
                    // The platform has written it since the folder was taken.
                }
            }
        }
    }
}
