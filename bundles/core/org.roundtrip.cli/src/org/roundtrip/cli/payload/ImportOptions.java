// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine.Option;

/** What all commands ask that import a file. */
final class ImportOptions {
    private static final Texts TEXTS = Texts.of(Context.class);
    @Option(names = "--include", paramLabel = "DIR", descriptionKey = "include")
    private List<String> include = List.of();
    @Option(names = "--operations", paramLabel = "PATTERN", descriptionKey = "operations")
    private String operations;
    @Option(names = "--type", paramLabel = "NAME", descriptionKey = "type")
    private String type;

    /** Returns the folders and archives in which files are looked for that others refer to. @throws RefusedInput when one is missing */
    List<Path> include(Context context) throws RefusedInput {
        List<Path> folders = new ArrayList<>();
        for (String written : include) {
            Path folder = context.path(written);
            if (!Files.exists(folder)) {
                throw new RefusedInput(TEXTS.text("payload.include", written));
            }
            folders.add(folder);
        }
        return folders;
    }

    /** Returns the pattern for names of operations, or null. */
    String operations() {
        return operations;
    }

    /** Returns what becomes the payload, or null. */
    String type() {
        return type;
    }
}
