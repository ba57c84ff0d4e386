// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** A text for people in a file of messages. */
record MessageText(Path file, String key, String text) {

    /** Reads all of them, of which there must be many. */
    static List<MessageText> all() throws IOException {
        List<MessageText> all = new ArrayList<>();
        for (Path file : SourceFiles.below(Path.of("../../bundles"), "messages.properties")) {
            Properties texts = new Properties();
            try (Reader in = Files.newBufferedReader(file)) {
                texts.load(in);
            }
            texts.forEach((key, text) -> all.add(new MessageText(file, key.toString(), text.toString())));
        }
        assertTrue(all.size() > 1000, "only " + all.size() + " texts found");
        return all;
    }
}
