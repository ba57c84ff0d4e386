// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A home of no use is one sentence, whatever the command is. */
class HomeCheckTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"runs", "providers", "payload show gray-2005-data2", "run first-look --quick"})
    void aHomeThatIsAFileIsOneSentence(String command) throws IOException {
        Files.writeString(folder.resolve("home"), "");
        refused(command, folder.resolve("home"));
    }

    /** Nobody can write there, not even root. */
    @Test
    void aHomeThatCannotBeMadeIsOneSentence() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        Files.createSymbolicLink(folder.resolve("home"), folder.resolve("file/home"));
        refused("runs", folder.resolve("home"));
    }

    @Test
    void aNameThatNoFileCanHaveIsOneSentence() {
        Terminal terminal = new Terminal(folder);
        assertEquals(2, terminal.type("payload", "show", "a\0b.json"));
        assertEquals(1, terminal.err.lines().count(), terminal.err);
    }

    private void refused(String command, Path home) {
        Terminal terminal = new Terminal(folder);
        assertEquals(2, terminal.type(command.split(" ")));
        assertEquals("", terminal.out);
        assertEquals(1, terminal.err.lines().count(), terminal.err);
        assertTrue(terminal.err.contains(home.toString()), terminal.err);
    }
}
