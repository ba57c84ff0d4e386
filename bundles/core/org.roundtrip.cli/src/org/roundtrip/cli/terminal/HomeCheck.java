// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;

/** Says before a command begins why Roundtrip's home, or a path that a user wrote, is of no use. */
public final class HomeCheck {
    private static final Texts TEXTS = Texts.of(HomeCheck.class);

    private HomeCheck() {
    }

    /** @throws RefusedInput when the home is no folder or cannot be written */
    public static void require(RoundtripHome home) throws RefusedInput {
        Path folder = home.folder().toAbsolutePath();
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new RefusedInput(TEXTS.text("home.file", folder));
        }
        Path there = folder;
        while (there.getParent() != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there) || !Files.isWritable(there)) {
            throw new RefusedInput(TEXTS.text("home.denied", folder));
        }
    }

    /** Returns a sentence about a name that no file can have here. In the POSIX locale there are no letters but ASCII. */
    public static String sentence(InvalidPathException e) {
        String charset = System.getProperty("sun.jnu.encoding", "");
        boolean letters = e.getInput().chars().anyMatch(each -> each > '~') && !charset.equalsIgnoreCase("UTF-8");
        return letters ? TEXTS.text("path.letters", e.getInput(), charset) : TEXTS.text("path.wrong", e.getInput());
    }
}
